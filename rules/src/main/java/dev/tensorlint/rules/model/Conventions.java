// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.AcceptedTexts;
import java.util.HashSet;
import java.util.Set;

/**
 * What programs agree on by name, whichever library they use. Annotations go by their simple names,
 * types by their binary names, and methods by the binary name of the type that declares them, a dot
 * and their name.
 *
 * @param lendingVerbs first words of the names of methods that hand out what their object keeps
 * @param askingNames names of methods that only look at what they are given
 * @param generatingAnnotations annotations of fields and of their classes for which a tool writes
 *     methods that no source shows, that return what fields hold
 */
public record Conventions(
    Releasing releasing,
    Set<String> lendingVerbs,
    Set<String> askingNames,
    Set<String> generatingAnnotations,
    Exceptions exceptions,
    Requests requests,
    Repetition repetition,
    Threads threads,
    Frameworks frameworks,
    Tests tests) {

  public static final Conventions NONE =
      new Conventions(
          Releasing.NONE,
          Set.of(),
          Set.of(),
          Set.of(),
          Exceptions.NONE,
          Requests.NONE,
          Repetition.NONE,
          Threads.NONE,
          Frameworks.NONE,
          Tests.NONE);

  public Conventions {
    lendingVerbs = Set.copyOf(lendingVerbs);
    askingNames = Set.copyOf(askingNames);
    generatingAnnotations = Set.copyOf(generatingAnnotations);
  }

  /**
   * Where a class releases what it owns.
   *
   * @param methods names of the methods, without parameters, that do so
   * @param annotations annotations of such methods
   */
  public record Releasing(Set<String> methods, Set<String> annotations) {

    public static final Releasing NONE = new Releasing(Set.of(), Set.of());

    public Releasing {
      methods = Set.copyOf(methods);
      annotations = Set.copyOf(annotations);
    }

    private Releasing and(Releasing other) {
      return new Releasing(union(methods, other.methods), union(annotations, other.annotations));
    }
  }

  /**
   * What exceptions tell.
   *
   * @param misuse the exceptions that libraries throw for a use after the release
   * @param rare exceptions that are not meant to come: a leak that only they cause is potential
   * @param refusals exceptions by which a method refuses its arguments or the state of its object:
   *     where not the called method itself throws one, but what it calls, they count as rare
   * @param acceptedTexts texts for which calls do not throw some exceptions
   * @param inMemory what hardly ever fails, since it reads and writes memory alone
   */
  public record Exceptions(
      Set<String> misuse,
      Set<String> rare,
      Set<String> refusals,
      Set<AcceptedTexts> acceptedTexts,
      InMemory inMemory) {

    public static final Exceptions NONE =
        new Exceptions(Set.of(), Set.of(), Set.of(), Set.of(), InMemory.NONE);

    public Exceptions {
      misuse = Set.copyOf(misuse);
      rare = Set.copyOf(rare);
      refusals = Set.copyOf(refusals);
      acceptedTexts = Set.copyOf(acceptedTexts);
    }

    private Exceptions and(Exceptions other) {
      return new Exceptions(
          union(misuse, other.misuse),
          union(rare, other.rare),
          union(refusals, other.refusals),
          union(acceptedTexts, other.acceptedTexts),
          inMemory.and(other.inMemory));
    }
  }

  /**
   * Input and output that stays in memory.
   *
   * @param types the types whose objects read and write memory
   * @param exceptions exceptions of input and output: for what works on such an object they count
   *     as rare
   */
  public record InMemory(Set<String> types, Set<String> exceptions) {

    public static final InMemory NONE = new InMemory(Set.of(), Set.of());

    public InMemory {
      types = Set.copyOf(types);
      exceptions = Set.copyOf(exceptions);
    }

    private InMemory and(InMemory other) {
      return new InMemory(union(types, other.types), union(exceptions, other.exceptions));
    }
  }

  /**
   * What answers requests.
   *
   * @param methods methods that a framework calls for each request, or that take lambdas which it
   *     calls so
   * @param annotations annotations of such methods
   * @param ownObjects annotations of classes of which each request gets an object of its own
   */
  public record Requests(Set<String> methods, Set<String> annotations, Set<String> ownObjects) {

    public static final Requests NONE = new Requests(Set.of(), Set.of(), Set.of());

    public Requests {
      methods = Set.copyOf(methods);
      annotations = Set.copyOf(annotations);
      ownObjects = Set.copyOf(ownObjects);
    }

    private Requests and(Requests other) {
      return new Requests(
          union(methods, other.methods),
          union(annotations, other.annotations),
          union(ownObjects, other.ownObjects));
    }
  }

  /**
   * What timers and frameworks run again and again.
   *
   * @param methods methods that are called so, or that take functions or objects which they run so
   * @param annotations annotations of methods that are called so
   * @param single methods that make a task run once: where code calls one, none that it hands over
   *     counts
   * @param limited methods that take functions or objects which they run once
   * @param several methods after which these run several times, where the same code calls one
   */
  public record Repetition(
      Set<NamedMethod> methods,
      Set<String> annotations,
      Set<NamedMethod> single,
      Set<NamedMethod> limited,
      Set<NamedMethod> several) {

    public static final Repetition NONE =
        new Repetition(Set.of(), Set.of(), Set.of(), Set.of(), Set.of());

    public Repetition {
      methods = Set.copyOf(methods);
      annotations = Set.copyOf(annotations);
      single = Set.copyOf(single);
      limited = Set.copyOf(limited);
      several = Set.copyOf(several);
    }

    private Repetition and(Repetition other) {
      return new Repetition(
          union(methods, other.methods),
          union(annotations, other.annotations),
          union(single, other.single),
          union(limited, other.limited),
          union(several, other.several));
    }
  }

  /**
   * What methods do with threads.
   *
   * @param locking methods after whose call only one thread at a time runs what follows
   * @param parallel methods whose result runs functions on several threads at once
   * @param single methods whose result runs functions on one thread
   * @param running methods that start threads which go on after {@code main} has ended
   */
  public record Threads(
      Set<String> locking, Set<String> parallel, Set<String> single, Set<String> running) {

    public static final Threads NONE = new Threads(Set.of(), Set.of(), Set.of(), Set.of());

    public Threads {
      locking = Set.copyOf(locking);
      parallel = Set.copyOf(parallel);
      single = Set.copyOf(single);
      running = Set.copyOf(running);
    }

    private Threads and(Threads other) {
      return new Threads(
          union(locking, other.locking),
          union(parallel, other.parallel),
          union(single, other.single),
          union(running, other.running));
    }
  }

  /**
   * What frameworks and their containers create, fill and end.
   *
   * @param startedTypes types whose subtypes are parts of applications that a framework starts
   * @param atStart methods that a framework calls once, with each start of what overrides them
   * @param managed annotations of classes whose objects a container makes and ends, or of their
   *     methods that it calls when it has made one
   * @param onePerProcess annotations of classes of which a container makes one object, which lives
   *     as long as the process, and of their methods that it calls once
   * @param injecting annotations of fields whose values other code creates and releases
   * @param advising annotations that say how a method runs, or tell a tool something, and have
   *     nothing call it
   * @param disabling annotations of classes of which nothing else makes an object, whatever else
   *     they carry
   */
  public record Frameworks(
      Set<String> startedTypes,
      Set<String> atStart,
      Set<String> managed,
      Set<String> onePerProcess,
      Set<String> injecting,
      Set<String> advising,
      Set<String> disabling) {

    public static final Frameworks NONE =
        new Frameworks(Set.of(), Set.of(), Set.of(), Set.of(), Set.of(), Set.of(), Set.of());

    public Frameworks {
      startedTypes = Set.copyOf(startedTypes);
      atStart = Set.copyOf(atStart);
      managed = Set.copyOf(managed);
      onePerProcess = Set.copyOf(onePerProcess);
      injecting = Set.copyOf(injecting);
      advising = Set.copyOf(advising);
      disabling = Set.copyOf(disabling);
    }

    /** Returns whether an annotation may have something call what carries it. */
    public boolean mayBeCalledFor(String annotation) {
      return !advising.contains(annotation);
    }

    private Frameworks and(Frameworks other) {
      return new Frameworks(
          union(startedTypes, other.startedTypes),
          union(atStart, other.atStart),
          union(managed, other.managed),
          union(onePerProcess, other.onePerProcess),
          union(injecting, other.injecting),
          union(advising, other.advising),
          union(disabling, other.disabling));
    }
  }

  /**
   * What is a test.
   *
   * @param annotations annotations of test methods, or of their classes
   * @param types types whose subtypes have test methods
   */
  public record Tests(Set<String> annotations, Set<String> types) {

    public static final Tests NONE = new Tests(Set.of(), Set.of());

    public Tests {
      annotations = Set.copyOf(annotations);
      types = Set.copyOf(types);
    }

    private Tests and(Tests other) {
      return new Tests(union(annotations, other.annotations), union(types, other.types));
    }
  }

  /** Returns whether a method hands out what its object keeps, by its name. */
  public boolean lends(String method) {
    int end = 0;
    while (end < method.length() && Character.isLowerCase(method.charAt(end))) {
      end++;
    }
    return lendingVerbs.contains(method.substring(0, end));
  }

  Conventions and(Conventions other) {
    return new Conventions(
        releasing.and(other.releasing),
        union(lendingVerbs, other.lendingVerbs),
        union(askingNames, other.askingNames),
        union(generatingAnnotations, other.generatingAnnotations),
        exceptions.and(other.exceptions),
        requests.and(other.requests),
        repetition.and(other.repetition),
        threads.and(other.threads),
        frameworks.and(other.frameworks),
        tests.and(other.tests));
  }

  private static <T> Set<T> union(Set<T> one, Set<T> other) {
    Set<T> union = new HashSet<>(one);
    union.addAll(other);
    return union;
  }
}
