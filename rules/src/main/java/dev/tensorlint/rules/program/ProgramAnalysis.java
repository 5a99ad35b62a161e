// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
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
import dev.tensorlint.rules.ir.OtherFiles;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.model.LifecycleModels;
import dev.tensorlint.rules.program.CollectedLeaks.Verdict;
import dev.tensorlint.rules.resource.Fate;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.Lifetime;
import dev.tensorlint.rules.resource.Ownership;
import dev.tensorlint.rules.summary.BodyAnalysis;
import dev.tensorlint.rules.summary.Summaries;
import dev.tensorlint.rules.work.WorkMonitor;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Analyses a program, and returns the facts that hold of all of it. */
public final class ProgramAnalysis {

  private final ProgramIndex index;
  private final Library library;
  private final ProgramQueries answers;
  private final AnalysisMemory memory;
  private final CodeAnalysis code;
  private final ProgramPhases phases;
  private final OtherFiles others;
  private final AnalysisOptions options;

  /**
   * @param memory results for earlier versions of the program
   * @param monitor observes the progress
   */
  public ProgramAnalysis(
      Program program,
      LifecycleModels models,
      AnalysisOptions options,
      AnalysisMemory memory,
      WorkMonitor monitor) {
    this.options = options;
    this.memory = memory;
    this.others = program.others();
    this.index = memory.begin(program, models.annotations());
    LifecycleModels used = models.besides(name -> index.type(name) != null);
    this.answers = new ProgramQueries(index, used, !memory.isForOneRun());
    this.code =
        new CodeAnalysis(
            index,
            answers,
            memory,
            queries -> {
              Library known = new Library(used, program.types(), queries);
              BodyAnalysis analysis =
                  new BodyAnalysis(
                      known,
                      queries,
                      options.pathStates(),
                      options.stepBudget(),
                      options.followsUnexpected(),
                      monitor);
              return new GroupAnalysis(index, queries, analysis, options.recursionRounds());
            },
            options.threads(),
            monitor);
    this.library = new Library(used, program.types(), answers);
    this.phases = new ProgramPhases(options.stepBudget(), pieces(index));
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
        AnalysisOptions.of(pathStates, stepBudget, recursionRounds, followsUnexpected),
        memory,
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
      MinorCode minor) {

    /** Returns what could not be analysed, and what was asked of minor code and not found. */
    @Override
    public List<Diagnostic> diagnostics() {
      return Stream.concat(diagnostics.stream(), minor.gaps().stream()).toList();
    }
  }

  /** Analyses a whole program. */
  public Outcome run() {
    AnalysisSchedule plan = code.all();
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
    AnalysisSchedule plan = code.initializers();
    code.methods(plan, lastOf(paths));
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
    AnalysisSchedule plan = code.all();
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
    return inEachBody(unit, code.bodies()::ownership);
  }

  /** Returns what happens to each resource that the code of a file creates. */
  public List<Lifetime> lifetimes(CompilationUnit unit) {
    return inEachBody(unit, code.bodies()::lifetimes);
  }

  /** Returns what becomes of each resource that the code of a file creates. */
  public List<Fate> fates(CompilationUnit unit) {
    return inEachBody(unit, code.bodies()::fates);
  }

  /** Returns the checked exceptions in a file that nothing declares. */
  public List<String> undeclaredExceptions(CompilationUnit unit) {
    return inEachBody(unit, code.bodies()::undeclared);
  }

  private <T> List<T> inEachBody(CompilationUnit unit, Function<Body, List<T>> query) {
    AnalysisSchedule plan = code.all();
    answers.summaries().goOnTo(plan.inOrder().size());
    return index.unit(unit).procedures().stream()
        .flatMap(each -> query.apply(each.body()).stream())
        .toList();
  }

  /** Returns what the methods of each named type do, by the name of the type. */
  public List<TypeSummaries> typeSummaries() {
    AnalysisSchedule plan = code.all();
    answers.summaries().goOnTo(plan.inOrder().size());
    return new SummariesByType(index, answers).all();
  }

  /** Analyses the code, and returns what each group took, in the order of the analysis. */
  public List<GroupWork> groupWork() {
    return code.groupWork();
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
    Predicate<String> tests = options.tests();
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
    return weighed(plan, holding, CollectedLeaks.firstOfEachField(doubted), minor);
  }

  private CollectedLeaks collectedLeaks(List<Fact> facts, List<Fact> doubtful) {
    boolean isAsked =
        Stream.concat(facts.stream(), doubtful.stream()).anyMatch(CollectedLeaks::decides);
    RunsAgain again =
        isAsked
            ? phases.run(
                "what runs again", work -> RunsAgain.find(index, library, work), RunsAgain::unknown)
            : RunsAgain.unknown();
    return new CollectedLeaks(again, new RepeatedObjects(index, memory::creations, again));
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
    return new ProgramFacts(
        index, library, memory, phases, others, options.endsProcess(), options.knowsCallers());
  }
}
