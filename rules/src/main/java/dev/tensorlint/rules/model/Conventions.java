// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.AcceptedTexts;
import java.util.HashSet;
import java.util.Set;

/**
 * What programs agree on by name, whichever library they use. Annotations go by their simple names.
 *
 * @param releaseMethods names of the methods, without parameters, in which a class releases what it
 *     owns
 * @param releaseAnnotations annotations of such methods
 * @param injectingAnnotations annotations of fields whose values other code creates and releases
 * @param generatingAnnotations annotations of fields and of their classes for which a tool writes
 *     methods that no source shows, that return what fields hold
 * @param misuseExceptions binary names of the exceptions that libraries throw for a use after the
 *     release
 * @param requestMethods methods that a framework calls for each request, or that take lambdas which
 *     it calls so: binary name of the type that declares them, a dot and their name
 * @param requestAnnotations annotations of such methods
 * @param requestObjects annotations of classes of which each request gets an object of its own
 * @param lockingMethods methods after whose call only one thread at a time runs what follows, in
 *     the form of {@code requestMethods}
 * @param parallelMethods methods whose result runs functions on several threads at once, in the
 *     same form
 * @param oneThreadMethods methods whose result runs functions on one thread, in the same form
 * @param runningMethods methods that start threads which go on after {@code main} has ended, in the
 *     same form
 * @param startedTypes binary names of types of frameworks whose subtypes are parts of applications
 *     that the framework starts
 * @param lendingVerbs first words of the names of methods that hand out what their object keeps
 * @param managedAnnotations annotations of classes whose objects a container makes and ends, or of
 *     their methods that it calls when it has made one
 * @param onePerProcess annotations of classes of which a container makes one object, which lives as
 *     long as the process, and of their methods that it calls once
 * @param testAnnotations annotations of test methods, or of their classes
 * @param testTypes binary names of types whose subtypes have test methods
 * @param acceptedTexts texts for which calls do not throw some exceptions
 * @param rareExceptions binary names of exceptions that are not meant to come: a leak that only
 *     they cause is potential
 * @param refusals binary names of exceptions by which a method refuses its arguments or the state
 *     of its object: where not the called method itself throws one, but what it calls, they count
 *     as rare
 */
public record Conventions(
    Set<String> releaseMethods,
    Set<String> releaseAnnotations,
    Set<String> injectingAnnotations,
    Set<String> generatingAnnotations,
    Set<String> misuseExceptions,
    Set<String> requestMethods,
    Set<String> requestAnnotations,
    Set<String> requestObjects,
    Set<String> lockingMethods,
    Set<String> parallelMethods,
    Set<String> oneThreadMethods,
    Set<String> runningMethods,
    Set<String> startedTypes,
    Set<String> lendingVerbs,
    Set<String> managedAnnotations,
    Set<String> onePerProcess,
    Set<String> testAnnotations,
    Set<String> testTypes,
    Set<AcceptedTexts> acceptedTexts,
    Set<String> rareExceptions,
    Set<String> refusals) {

  public static final Conventions NONE =
      new Conventions(
          Set.of(), Set.of(), Set.of(), Set.of(), Set.of(), Set.of(), Set.of(), Set.of(), Set.of(),
          Set.of(), Set.of(), Set.of(), Set.of(), Set.of(), Set.of(), Set.of(), Set.of(), Set.of(),
          Set.of(), Set.of(), Set.of());

  public Conventions {
    releaseMethods = Set.copyOf(releaseMethods);
    releaseAnnotations = Set.copyOf(releaseAnnotations);
    injectingAnnotations = Set.copyOf(injectingAnnotations);
    generatingAnnotations = Set.copyOf(generatingAnnotations);
    misuseExceptions = Set.copyOf(misuseExceptions);
    requestMethods = Set.copyOf(requestMethods);
    requestAnnotations = Set.copyOf(requestAnnotations);
    requestObjects = Set.copyOf(requestObjects);
    lockingMethods = Set.copyOf(lockingMethods);
    parallelMethods = Set.copyOf(parallelMethods);
    oneThreadMethods = Set.copyOf(oneThreadMethods);
    runningMethods = Set.copyOf(runningMethods);
    startedTypes = Set.copyOf(startedTypes);
    lendingVerbs = Set.copyOf(lendingVerbs);
    managedAnnotations = Set.copyOf(managedAnnotations);
    onePerProcess = Set.copyOf(onePerProcess);
    testAnnotations = Set.copyOf(testAnnotations);
    testTypes = Set.copyOf(testTypes);
    acceptedTexts = Set.copyOf(acceptedTexts);
    rareExceptions = Set.copyOf(rareExceptions);
    refusals = Set.copyOf(refusals);
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
        union(releaseMethods, other.releaseMethods),
        union(releaseAnnotations, other.releaseAnnotations),
        union(injectingAnnotations, other.injectingAnnotations),
        union(generatingAnnotations, other.generatingAnnotations),
        union(misuseExceptions, other.misuseExceptions),
        union(requestMethods, other.requestMethods),
        union(requestAnnotations, other.requestAnnotations),
        union(requestObjects, other.requestObjects),
        union(lockingMethods, other.lockingMethods),
        union(parallelMethods, other.parallelMethods),
        union(oneThreadMethods, other.oneThreadMethods),
        union(runningMethods, other.runningMethods),
        union(startedTypes, other.startedTypes),
        union(lendingVerbs, other.lendingVerbs),
        union(managedAnnotations, other.managedAnnotations),
        union(onePerProcess, other.onePerProcess),
        union(testAnnotations, other.testAnnotations),
        union(testTypes, other.testTypes),
        union(acceptedTexts, other.acceptedTexts),
        union(rareExceptions, other.rareExceptions),
        union(refusals, other.refusals));
  }

  private static <T> Set<T> union(Set<T> one, Set<T> other) {
    Set<T> union = new HashSet<>(one);
    union.addAll(other);
    return union;
  }
}
