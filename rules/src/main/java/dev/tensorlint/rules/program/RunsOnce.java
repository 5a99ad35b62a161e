// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.callgraph.CallTarget;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.callgraph.Symbol;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.Annotation;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.UnresolvedMethod;
import dev.tensorlint.rules.program.CallSites.CallSite;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.rules.work.Work;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Finds the code that runs at most once in a process, or {@link Often more often, to some end}:
 * initializers of classes, what makes the only object of a class, a {@code main} that no code
 * calls, and methods that only such code calls, outside of loops with more rounds. A {@code main}
 * after which other threads go on does not last as long as the process, and counts only where more
 * than once is allowed; so does what a framework calls at the start of an application.
 */
final class RunsOnce {

  /** What a loop leaves in so many rounds, a program can afford once. */
  private static final int MOST_ROUNDS = 100;

  private final ProgramIndex index;
  private final Library library;
  private final Terms terms;
  private final Programs programs;
  private final Singletons singletons;
  private final Work work;
  private final GivenFunctions functions;

  /**
   * What counts.
   *
   * @param isWhole whether all code that may call a method is known, as far as it sees it;
   *     otherwise only private methods are known to have no further callers
   * @param most how often it may run
   * @param isCalledFromOutside whether something else than the code of the program may call a body
   * @param isCaller whether the calls of some code count
   */
  record Terms(
      boolean isWhole,
      Often most,
      Predicate<Body> isCalledFromOutside,
      Predicate<Procedure> isCaller) {

    private boolean allowsSeveral() {
      return most != Often.ONCE;
    }
  }

  /** How often code may run. */
  enum Often {
    ONCE(1),

    /** A fixed number of times: called in several places, or in loops with constant bounds. */
    FIXED(MOST_ROUNDS),

    /** As often as loops say that count or go over elements. */
    TO_SOME_END(CallSites.MOST_THAT_END);

    private final int times;

    Often(int times) {
      this.times = times;
    }
  }

  /**
   * How some code runs.
   *
   * @param times how often each of its calls runs it, at most
   * @param mostTimes how often what counts may run
   */
  record Runs(CallSites calls, int times, int mostTimes) {

    /** Returns whether a part of the code runs as seldom as the code itself may. */
    boolean include(Span part) {
      return CallSites.product(times, calls.timesOf(part)) <= mostTimes;
    }
  }

  /**
   * @param programs what is offered to other code
   * @param singletons classes of which a container makes one object
   */
  RunsOnce(
      ProgramIndex index,
      Library library,
      Terms terms,
      Programs programs,
      Singletons singletons,
      Work work) {
    this.index = index;
    this.library = library;
    this.terms = terms;
    this.programs = programs;
    this.singletons = singletons;
    this.work = work;
    this.functions = new GivenFunctions(library);
  }

  /** Returns this code, with the calls in it. */
  Map<Body, Runs> find() {
    List<Procedure> starts = procedures().filter(each -> isStart(each.body())).toList();
    if (starts.isEmpty()) {
      return Map.of();
    }
    Map<Symbol, Integer> callers = callers();
    List<Procedure> certain =
        starts.stream()
            .filter(start -> isOfType(start.body()) || isOnlyStarted(start, callers))
            .toList();
    return spread(certain, callers);
  }

  private boolean isStart(Body body) {
    return isOfType(body) || isMain(body) || (terms.allowsSeveral() && isCalledAtStart(body));
  }

  /** Returns whether code runs once for its class: for the class itself, or for its only object. */
  private boolean isOfType(Body body) {
    return isStaticInitializer(body) || (terms.isWhole() && singletons.runsOnce(body));
  }

  /** What it makes is as old as its class, as the value of a static field is. */
  private static boolean isStaticInitializer(Body body) {
    MethodDecl method = body.method();
    return method == null
        ? !body.initialized().isEmpty() && body.initialized().get(0).isStatic()
        : method.kind() == MethodDecl.Kind.STATIC_INITIALIZER;
  }

  /**
   * Returns whether no code calls a start, and, where that counts, the process lasts to its end.
   */
  private boolean isOnlyStarted(Procedure start, Map<Symbol, Integer> callers) {
    Symbol symbol = start.symbol();
    return symbol != null
        && !callers.containsKey(symbol)
        && (terms.allowsSeveral() || !goesOn(start));
  }

  private boolean isCalledAtStart(Body body) {
    MethodDecl method = body.method();
    Set<String> atStart = library.models().conventions().frameworks().atStart();
    return method != null
        && method.kind() == MethodDecl.Kind.METHOD
        && index.lineage(body.type()).stream()
            .flatMap(each -> each.supertypes().stream())
            .anyMatch(above -> atStart.contains(above.name() + "." + method.ref().name()));
  }

  private Stream<Procedure> procedures() {
    return index.units().stream().flatMap(unit -> unit.procedures().stream());
  }

  private static boolean isMain(Body body) {
    MethodDecl method = body.method();
    return method != null && Mains.isMain(method);
  }

  /** Returns the number of bodies that call or mention each method. */
  private Map<Symbol, Integer> callers() {
    Map<Symbol, Integer> callers = new HashMap<>();
    procedures()
        .filter(terms.isCaller())
        .forEach(
            each -> {
              for (CallTarget call : index.calls(each)) {
                work.spend(1 + call.symbols().size());
                programs.add(each, call);
                call.symbols().forEach(symbol -> callers.merge(symbol, 1, Integer::sum));
              }
            });
    return callers;
  }

  /** Returns whether some code that is reached from here lets other threads run on. */
  private boolean goesOn(Procedure from) {
    Set<Procedure> reached = new HashSet<>(Set.of(from));
    Deque<Procedure> open = new ArrayDeque<>(reached);
    while (!open.isEmpty()) {
      Procedure code = open.remove();
      for (Callee callee : CallSites.of(code.body(), functions).callees()) {
        work.spend(1);
        if (startsThreads(callee)) {
          return true;
        }
      }
      index.callees(code).stream().filter(reached::add).forEach(open::add);
    }
    return false;
  }

  private boolean startsThreads(Callee callee) {
    if (callee instanceof UnresolvedMethod unresolved) {
      return keepsRunning(unresolved.owner().name(), unresolved.name());
    }
    return callee instanceof MethodRef method
        && (keepsRunning(method.owner(), method.name())
            || library
                .calls()
                .effect(method.owner(), method)
                .filter(RunsOnce::runsElsewhere)
                .isPresent());
  }

  private static boolean runsElsewhere(Summary effect) {
    return effect.async() || effect.lambdas().isElsewhere();
  }

  private boolean keepsRunning(String type, String method) {
    Set<String> starting = library.models().conventions().threads().running();
    return starting.contains(type + "." + method)
        || library.types().supertypes(type).stream()
            .anyMatch(of -> starting.contains(of + "." + method));
  }

  /** Adds the methods of which all callers are such code. */
  private Map<Body, Runs> spread(List<Procedure> starts, Map<Symbol, Integer> callers) {
    Spread spread = new Spread(callers);
    starts.forEach(start -> spread.add(start, 1));
    return spread.toCallees();
  }

  /** The code that has been found, and the calls in it. */
  private final class Spread {
    private final Map<Symbol, Integer> callers;
    private final Map<Symbol, Calls> calls = new HashMap<>();
    private final Map<Body, Runs> found = new HashMap<>();
    private final Deque<Runs> open = new ArrayDeque<>();

    Spread(Map<Symbol, Integer> callers) {
      this.callers = callers;
    }

    void add(Procedure code, int times) {
      Runs runs = new Runs(CallSites.of(code.body(), functions), times, terms.most().times);
      if (found.putIfAbsent(code.body(), runs) == null) {
        open.add(runs);
      }
    }

    Map<Body, Runs> toCallees() {
      while (!open.isEmpty()) {
        called(open.remove()).forEach(this::call);
      }
      return found;
    }

    private void call(Symbol symbol, int times) {
      Calls known = calls.merge(symbol, new Calls(1, times), Calls::and);
      boolean areAll = known.bodies() == callers.getOrDefault(symbol, 0);
      if (areAll && (terms.allowsSeveral() || known.bodies() == 1)) {
        symbol.procedures().stream()
            .filter(RunsOnce.this::isOnlyCalled)
            .forEach(callee -> add(callee, known.times()));
      }
    }
  }

  /**
   * The calls of a method.
   *
   * @param bodies the number of bodies that call it
   * @param times how often the one that runs most often does
   */
  private record Calls(int bodies, int times) {
    Calls and(Calls others) {
      return new Calls(bodies + others.bodies, Math.max(times, others.times));
    }
  }

  /**
   * Returns the methods that code calls seldom enough, in one place if that counts, and how often
   * the call of each runs that runs most often.
   */
  private Map<Symbol, Integer> called(Runs code) {
    Set<Symbol> tooOften = new HashSet<>();
    Map<Symbol, Integer> called = new LinkedHashMap<>();
    for (CallSite site : code.calls().sites()) {
      int times = CallSites.product(code.times(), site.times());
      for (Symbol symbol : index.targets().of(site.method()).symbols()) {
        boolean isAgain = called.containsKey(symbol);
        called.merge(symbol, times, Math::max);
        if (times > terms.most().times || (isAgain && !terms.allowsSeveral())) {
          tooOften.add(symbol);
        }
      }
    }
    called.keySet().removeAll(tooOften);
    return called;
  }

  /**
   * Returns whether a method or constructor runs only where known code calls it. Others can call
   * what is visible to them: a {@code main} that shows how to use a class is not its only client.
   */
  private boolean isOnlyCalled(Procedure procedure) {
    MethodDecl method = procedure.body().method();
    return method != null
        && !method.isInitializer()
        && !programs.isOffered(procedure.body().type(), method)
        && !terms.isCalledFromOutside().test(procedure.body())
        && (terms.isWhole() || method.has(Modifier.PRIVATE))
        && method.annotations().stream()
            .map(Annotation::name)
            .noneMatch(library.models().conventions().frameworks()::mayBeCalledFor);
  }
}
