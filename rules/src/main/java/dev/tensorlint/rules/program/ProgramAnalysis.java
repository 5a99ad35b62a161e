// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.TypeSummaries;
import dev.tensorlint.rules.fact.ComputationFact;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.incremental.AnalysedCode;
import dev.tensorlint.rules.incremental.AnalysisMemory;
import dev.tensorlint.rules.incremental.AnalysisSchedule;
import dev.tensorlint.rules.incremental.ProgramQueries;
import dev.tensorlint.rules.incremental.ResultNode;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.model.LifecycleModels;
import dev.tensorlint.rules.program.CollectedLeaks.Verdict;
import dev.tensorlint.rules.resource.Fate;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.Lifetime;
import dev.tensorlint.rules.resource.Ownership;
import dev.tensorlint.rules.summary.BodyAnalysis;
import dev.tensorlint.rules.summary.Summaries;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.Value;
import dev.tensorlint.rules.work.WorkMonitor;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Analyses a whole program: initializers first, then methods in bottom-up order of the call graph.
 */
public final class ProgramAnalysis {

  private final ProgramIndex index;
  private final Library library;
  private final ProgramQueries answers;
  private final AnalysisMemory memory;
  private final BodyAnalysis bodies;
  private final GroupAnalysis groups;
  private final Function<ProgramQueries, GroupAnalysis> analyses;
  private final ProgramPhases phases;
  private final WorkMonitor monitor;
  private final boolean endsProcess;
  private final boolean knowsCallers;
  private final @Nullable Predicate<String> tests;
  private final int threads;

  /**
   * @param pathStates maximum number of path states per program point
   * @param stepBudget maximum number of steps per method
   * @param recursionRounds maximum number of analyses of a recursive method
   * @param followsUnexpected whether unchecked exceptions that any call might throw are followed
   * @param tests the files of tests, by their paths, which call nothing; null where no one asks
   *     which code is called
   * @param memory results for earlier versions of the program
   * @param threads number of threads that analyse methods; the results do not depend on it
   * @param monitor observes the progress
   */
  public ProgramAnalysis(
      Program program,
      LifecycleModels models,
      int pathStates,
      int stepBudget,
      int recursionRounds,
      boolean followsUnexpected,
      boolean endsProcess,
      boolean knowsCallers,
      @Nullable Predicate<String> tests,
      AnalysisMemory memory,
      int threads,
      WorkMonitor monitor) {
    this.threads = threads;
    this.endsProcess = endsProcess;
    this.knowsCallers = knowsCallers;
    this.tests = tests;
    this.memory = memory;
    this.monitor = monitor;
    this.index = memory.begin(program);
    LifecycleModels used = models.besides(name -> index.type(name) != null);
    this.answers = new ProgramQueries(index, used, !memory.isForOneRun());
    this.analyses =
        queries -> {
          Library known = new Library(used, program.types(), queries);
          BodyAnalysis analysis =
              new BodyAnalysis(known, queries, pathStates, stepBudget, followsUnexpected, monitor);
          return new GroupAnalysis(index, queries, analysis, recursionRounds);
        };
    this.groups = analyses.apply(answers);
    this.bodies = groups.bodies();
    this.library = new Library(used, program.types(), answers);
    this.phases = new ProgramPhases(stepBudget, pieces(index));
  }

  private static int pieces(ProgramIndex index) {
    return index.units().stream().mapToInt(unit -> unit.procedures().size()).sum();
  }

  /** Creates an analysis without a monitor. */
  public ProgramAnalysis(
      Program program,
      LifecycleModels models,
      int pathStates,
      int stepBudget,
      int recursionRounds,
      boolean followsUnexpected,
      AnalysisMemory memory) {
    this(
        program,
        models,
        pathStates,
        stepBudget,
        recursionRounds,
        followsUnexpected,
        true,
        false,
        null,
        memory,
        1,
        WorkMonitor.NONE);
  }

  /**
   * The results of an analysis.
   *
   * @param facts facts in source order
   * @param doubtful facts that the rest of the program, or the garbage collector in time, may
   *     refute
   * @param diagnostics one for each method that was not analysed
   * @param steps the number of steps that all bodies took
   * @param minor the code in which findings are minor, as far as that was asked
   */
  public record Outcome(
      List<Fact> facts,
      List<Fact> doubtful,
      List<Diagnostic> diagnostics,
      int analysed,
      int notAnalysed,
      long steps,
      MinorCode minor) {}

  /** Analyses a whole program. */
  public Outcome run() {
    AnalysisSchedule plan = analyseCode();
    ScopeContexts contexts = contexts(plan);
    List<Fact> facts = facts().with(contexts);
    if (facts().isSeeded(facts, plan.inOrder())) {
      facts.removeIf(ComputationFact.Drawn.class::isInstance);
    }
    return outcome(plan, facts, List.of(), minor(facts));
  }

  /**
   * Analyses some files of a program and the code that they call. For all other code the last known
   * results are used, and its analysis is deferred to the next run.
   */
  public Outcome runFirst(Set<String> paths) {
    AnalysisSchedule plan = startOfCode();
    analyseMethods(plan, lastOf(paths));
    List<Fact> facts = facts().with(contexts(plan));
    return outcome(plan, facts, List.of(), minor(facts));
  }

  private int lastOf(Set<String> paths) {
    return index.units().stream()
        .filter(unit -> paths.contains(unit.unit().file().path()))
        .flatMap(unit -> unit.procedures().stream())
        .filter(each -> each.symbol() != null)
        .mapToInt(Procedure::component)
        .max()
        .orElse(Summaries.BEFORE_METHODS);
  }

  /** Analyses a part of a program, and omits the facts that only the whole program can prove. */
  public Outcome runOnPart() {
    AnalysisSchedule plan = analyseCode();
    ScopeContexts contexts = contexts(plan);
    OpenWorld world = new OpenWorld(index, library);
    ProcessEnd end = facts().processEnd(false);
    List<Fact> facts = new ArrayList<>();
    List<Fact> doubtful = new ArrayList<>();
    for (ResultNode node : memory.results().withFacts()) {
      List<Fact> found = world.sees(node.procedure()) ? facts : doubtful;
      node.result().facts().stream()
          .filter(OpenWorld::allows)
          .filter(fact -> end.allows(fact, node.result().body()))
          .map(fact -> fact.in(OpenWorld.openToCallers(contexts.of(node))))
          .forEach(found::add);
    }
    return outcome(plan, facts, doubtful, MinorCode.NONE);
  }

  /** Returns the owner of each resource that the code of a file creates. */
  public List<Ownership> ownership(CompilationUnit unit) {
    return inEachBody(unit, bodies::ownership);
  }

  /** Returns what happens to each resource that the code of a file creates. */
  public List<Lifetime> lifetimes(CompilationUnit unit) {
    return inEachBody(unit, bodies::lifetimes);
  }

  /** Returns what becomes of each resource that the code of a file creates. */
  public List<Fate> fates(CompilationUnit unit) {
    return inEachBody(unit, bodies::fates);
  }

  /** Returns the checked exceptions in a file that nothing declares. */
  public List<String> undeclaredExceptions(CompilationUnit unit) {
    return inEachBody(unit, bodies::undeclared);
  }

  private <T> List<T> inEachBody(CompilationUnit unit, Function<Body, List<T>> query) {
    AnalysisSchedule plan = analyseCode();
    answers.summaries().goOnTo(plan.inOrder().size());
    return index.unit(unit).procedures().stream()
        .flatMap(each -> query.apply(each.body()).stream())
        .toList();
  }

  /** Returns what the methods of each named type do, by the name of the type. */
  public List<TypeSummaries> typeSummaries() {
    AnalysisSchedule plan = analyseCode();
    answers.summaries().goOnTo(plan.inOrder().size());
    return new SummariesByType(index, answers).all();
  }

  /** Analyses the code, and returns what each group took, in the order of the analysis. */
  public List<GroupWork> groupWork() {
    AnalysisSchedule plan = analyseCode();
    return IntStream.range(0, plan.groups())
        .mapToObj(group -> groupWork(group, plan.group(group)))
        .toList();
  }

  private GroupWork groupWork(int group, List<Procedure> members) {
    long steps = 1;
    Set<Integer> waitsFor = new HashSet<>();
    for (Procedure member : members) {
      for (ResultNode node : AnalysedCode.results(member)) {
        steps += node.result().steps();
      }
      index.callees(member).forEach(called -> waitsFor.add(called.component()));
    }
    waitsFor.remove(group);
    return new GroupWork(steps, waitsFor);
  }

  private AnalysisSchedule analyseCode() {
    AnalysisSchedule plan = startOfCode();
    analyseMethods(plan, Integer.MAX_VALUE);
    return plan;
  }

  private AnalysisSchedule startOfCode() {
    AnalysisSchedule plan = memory.plan(index);
    analyseInitializers(plan);
    plan.holdsFor(answers.versions());
    return plan;
  }

  private ScopeContexts contexts(AnalysisSchedule plan) {
    ScopeContexts contexts =
        new ScopeContexts(index, library, unknown -> findUnknown(unknown, plan));
    if (!memory.contextsHold()) {
      find(contexts, plan);
    }
    return contexts;
  }

  private void findUnknown(ScopeContexts contexts, AnalysisSchedule plan) {
    if (memory.contextsHold() && !memory.arrivalsAreKnown()) {
      find(contexts, plan);
    }
  }

  private void find(ScopeContexts contexts, AnalysisSchedule plan) {
    if (phases.run(
        "in which scopes code runs",
        work -> contexts.find(plan.inOrder(), memory.pass(), work),
        () -> false)) {
      memory.contextsAreFound();
    }
  }

  private MinorCode minor(List<Fact> facts) {
    return tests == null || facts.isEmpty() ? MinorCode.NONE : facts().minorCode(tests);
  }

  private Outcome outcome(
      AnalysisSchedule plan, List<Fact> facts, List<Fact> doubtful, MinorCode minor) {
    CollectedLeaks collected = collectedLeaks(facts, doubtful);
    List<Fact> holding =
        facts.stream().filter(fact -> collected.of(fact) == Verdict.HOLDS).toList();
    List<Fact> doubted =
        Stream.concat(
                facts.stream().filter(fact -> collected.of(fact) == Verdict.IN_DOUBT),
                doubtful.stream().filter(fact -> collected.of(fact) != Verdict.REFUTED))
            .toList();
    return weighed(plan, holding, doubted, minor);
  }

  private CollectedLeaks collectedLeaks(List<Fact> facts, List<Fact> doubtful) {
    boolean isAsked =
        Stream.concat(facts.stream(), doubtful.stream()).anyMatch(CollectedLeaks::decides);
    return new CollectedLeaks(
        isAsked
            ? phases.run(
                "what runs again", work -> RunsAgain.find(index, library, work), RunsAgain::unknown)
            : RunsAgain.unknown());
  }

  private Outcome weighed(
      AnalysisSchedule plan, List<Fact> facts, List<Fact> doubtful, MinorCode minor) {
    int notAnalysed = memory.results().incomplete();
    int all = plan.inOrder().stream().mapToInt(AnalysedCode::size).sum();
    long steps = plan.inOrder().stream().mapToLong(AnalysedCode::steps).sum();
    List<Diagnostic> diagnostics = new ArrayList<>(memory.results().diagnostics());
    diagnostics.addAll(phases.gaps());
    return new Outcome(facts, doubtful, diagnostics, all - notAnalysed, notAnalysed, steps, minor);
  }

  private ProgramFacts facts() {
    return new ProgramFacts(index, library, memory, phases, endsProcess, knowsCallers);
  }

  private void analyseInitializers(AnalysisSchedule plan) {
    answers.summaries().goOnTo(Summaries.BEFORE_METHODS);
    if (plan.initializersWait(index.fieldsVersion())) {
      plan.initializers().forEach(this::initializers);
      plan.initializersAreDone();
    } else {
      answers.values().putAll(memory.values());
    }
    answers.allValuesAreKnown(memory.version(answers.values()));
  }

  private void analyseMethods(AnalysisSchedule plan, int last) {
    monitor.begins(WorkMonitor.Phase.ANALYSING, plan.waiting());
    if (threads > 1 && memory.isNew()) {
      new ParallelGroups(plan, index::callees, memory, monitor)
          .analyse(threads, progress -> analyses.apply(answers.forThread(progress)));
      answers.summaries().goOnTo(plan.groups());
      return;
    }
    for (int next = plan.next(0); next >= 0 && next <= last; next = plan.next(next + 1)) {
      answers.summaries().goOnTo(next);
      List<Procedure> group = plan.group(next);
      memory.settle(group, answers, () -> groups.analyse(group));
      plan.done(next);
      monitor.advances(WorkMonitor.Phase.ANALYSING, group.size());
    }
  }

  private void initializers(Procedure procedure) {
    Body body = procedure.body();
    memory.settle(
        List.of(procedure),
        answers,
        () -> {
          BodyAnalysis.Outcome outcome = bodies.analyse(body);
          procedure.leaves(outcome::fieldsAtEnd);
          return List.of(outcome);
        });
    for (FieldDecl field : body.initialized()) {
      FieldKey key = FieldKey.of(field);
      Value value = procedure.fieldsAtEnd().getOrDefault(key, Value.UNKNOWN);
      if (isFixed(body, field) && isInstance(value)) {
        bodies.fix(key, elsewhere(value));
      }
    }
  }

  private static boolean isFixed(Body body, FieldDecl field) {
    return field.modifiers().contains(Modifier.FINAL)
        || body.type().kind() == TypeDecl.Kind.INTERFACE;
  }

  private static Value elsewhere(Value value) {
    return Value.of(((Atom.Instance) value.atoms().iterator().next()).elsewhere());
  }

  private static boolean isInstance(Value value) {
    return value.atoms().size() == 1
        && value.atoms().stream().allMatch(Atom.Instance.class::isInstance);
  }
}
