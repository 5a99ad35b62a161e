// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

import dev.tensorlint.rules.coverage.CallCoverage;
import dev.tensorlint.rules.coverage.ModelledTypes;
import dev.tensorlint.rules.effect.TypeSummaries;
import dev.tensorlint.rules.fact.LeakFact;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.incremental.AnalysisMemory;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.ir.UnitMemory;
import dev.tensorlint.rules.model.LifecycleModels;
import dev.tensorlint.rules.program.AnalysisOptions;
import dev.tensorlint.rules.program.GroupWork;
import dev.tensorlint.rules.program.ProgramAnalysis;
import dev.tensorlint.rules.program.TestPrograms;
import dev.tensorlint.rules.resource.Fate;
import dev.tensorlint.rules.resource.Lifetime;
import dev.tensorlint.rules.resource.Ownership;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.suppression.Suppressions;
import dev.tensorlint.rules.work.DeepStack;
import dev.tensorlint.rules.work.WorkMonitor;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The engine: turns a translated program into findings. All front ends share it. Immutable and
 * thread-safe.
 */
public final class Engine {

  private final LifecycleModels models;
  private final List<Rule> all;
  private final List<Rule> rules;
  private final Set<String> names;
  private final EngineOptions options;

  public Engine(LifecycleModels models, List<Rule> rules, EngineOptions options) {
    this.models = models;
    this.all = List.copyOf(rules);
    this.names = rules.stream().map(Rule::name).collect(Collectors.toUnmodifiableSet());
    this.rules = rules.stream().filter(rule -> options.rules().mayRun(rule.name())).toList();
    this.options = options;
  }

  /** Analyses a program. The same program gives the same result in every run. */
  public AnalysisResult analyze(Program program) {
    return analyze(program, AnalysisMemory.ofOneRun());
  }

  /**
   * Analyses a program, and reuses what {@code memory} keeps of an earlier version. The result is
   * the same as without it.
   */
  public AnalysisResult analyze(Program program, AnalysisMemory memory) {
    return analyze(program, memory, WorkMonitor.NONE);
  }

  /** Analyses a program, and reports its progress. */
  public AnalysisResult analyze(Program program, AnalysisMemory memory, WorkMonitor monitor) {
    return analyze(program, memory, 1, monitor);
  }

  /**
   * Analyses a program on several threads. The result does not depend on their number.
   *
   * @param threads at least 1; more than one has an effect only with a memory {@linkplain
   *     AnalysisMemory#ofOneRun of one run}, and asks for a {@link Program#types() type oracle}
   *     that is thread-safe
   */
  public AnalysisResult analyze(
      Program program, AnalysisMemory memory, int threads, WorkMonitor monitor) {
    if (rules.isEmpty()) {
      return unanalysed(program, memory);
    }
    return DeepStack.call(
        () -> result(program, memory, analysis(program, memory, threads, monitor).run(), true));
  }

  /** Returns the calls on modelled types, in the files in which rules report. */
  public CallCoverage coverage(Program program, ModelledTypes types) {
    return coverage(program, types, UnitMemory.NONE);
  }

  /**
   * Returns the same.
   *
   * @param memory keeps what was found in files, with the same types; that of an analysis of the
   *     program
   */
  public CallCoverage coverage(Program program, ModelledTypes types, UnitMemory memory) {
    return DeepStack.call(() -> CallCoverage.of(program, types, options.rules()::reports, memory));
  }

  /** Where every rule is off, only the text of suppressions is checked. */
  private AnalysisResult unanalysed(Program program, AnalysisMemory memory) {
    List<Diagnostic> problems = Suppressions.of(program.units(), names, memory).problems();
    return new AnalysisResult(List.of(), reported(problems), 0, 0, 0, LeftOut.NONE, 0);
  }

  /**
   * Analyses a program as {@link #analyze(Program, AnalysisMemory)} does, and returns also what the
   * rules say that is not reported, those that are off included.
   *
   * @param fixes what is kept of the fixes of earlier versions
   */
  public Symptom.All symptoms(Program program, AnalysisMemory memory, OfferedFixes.Memory fixes) {
    return DeepStack.call(
        () -> {
          ProgramAnalysis.Outcome outcome = analysis(program, memory).run();
          Reported reported = reported(program, memory, outcome, true);
          AnalysisResult result = result(program, outcome, reported, reported.bare());
          return new Symptom.All(
              result, symptoms(program, outcome), reported.fixes(result.findings(), fixes));
        });
  }

  private List<Symptom> symptoms(Program program, ProgramAnalysis.Outcome outcome) {
    Remedies none = new Remedies(program, models, options.stepBudget(), false);
    RuleRun run = new RuleRun(all, RuleSettings.DEFAULT, none);
    outcome.facts().forEach(run::show);
    outcome.doubtful().forEach(run::showWithDoubt);
    return run.candidates().stream()
        .map(each -> new Symptom(each.finding(), each.created()))
        .toList();
  }

  /**
   * Analyses some files of a program, and what they call, before the rest of an edited program. The
   * findings in other files are valid only after {@link #analyze(Program, AnalysisMemory)}.
   */
  public AnalysisResult analyzeFirst(Program program, AnalysisMemory memory, Set<String> paths) {
    return DeepStack.call(
        () -> result(program, memory, analysis(program, memory).runFirst(paths), false));
  }

  /**
   * Analyses some files of a larger program. The effect of the other files is unknown: a finding
   * that depends on them is potential at most, and one that only the whole program can prove is not
   * reported.
   */
  public AnalysisResult analyzePart(Program part, AnalysisMemory memory) {
    return DeepStack.call(() -> result(part, memory, analysis(part, memory).runOnPart(), false));
  }

  /**
   * Returns the owner of each resource that the code of a file creates.
   *
   * @param memory what earlier analyses of the program found
   */
  public List<Ownership> ownership(Program program, CompilationUnit unit, AnalysisMemory memory) {
    return DeepStack.call(() -> analysis(program, memory).ownership(unit));
  }

  /**
   * Returns what happens to each resource that the code of a file creates, with and without a bug.
   *
   * @param memory what earlier analyses of the program found
   */
  public List<Lifetime> lifetimes(Program program, CompilationUnit unit, AnalysisMemory memory) {
    return DeepStack.call(() -> analysis(program, memory).lifetimes(unit));
  }

  /**
   * Returns what becomes of each resource that the code of a file creates.
   *
   * @param memory what earlier analyses of the program found
   */
  public List<Fate> fates(Program program, CompilationUnit unit, AnalysisMemory memory) {
    return DeepStack.call(() -> analysis(program, memory).fates(unit));
  }

  /**
   * Returns the checked exceptions in a file that nothing declares, each with its method.
   *
   * @param memory what earlier analyses of the program found
   */
  public List<String> undeclaredExceptions(
      Program program, CompilationUnit unit, AnalysisMemory memory) {
    return DeepStack.call(() -> analysis(program, memory).undeclaredExceptions(unit));
  }

  /**
   * Analyses a program, and returns what the methods of each of its types do, by the name of the
   * type. Local and anonymous classes are left out.
   */
  public List<TypeSummaries> summaries(Program program, WorkMonitor monitor) {
    return DeepStack.call(
        () -> analysis(program, AnalysisMemory.ofOneRun(), monitor).typeSummaries());
  }

  /** Returns the same, and analyses only what {@code memory} does not keep of this program. */
  public List<TypeSummaries> summaries(Program program, AnalysisMemory memory) {
    return DeepStack.call(() -> analysis(program, memory).typeSummaries());
  }

  /**
   * Analyses a program, and returns what each group of methods took, in the order of the analysis.
   */
  public List<GroupWork> groupWork(Program program) {
    return DeepStack.call(() -> analysis(program, AnalysisMemory.ofOneRun()).groupWork());
  }

  private ProgramAnalysis analysis(Program program, AnalysisMemory memory) {
    return analysis(program, memory, WorkMonitor.NONE);
  }

  private ProgramAnalysis analysis(Program program, AnalysisMemory memory, WorkMonitor monitor) {
    return analysis(program, memory, 1, monitor);
  }

  private ProgramAnalysis analysis(
      Program program, AnalysisMemory memory, int threads, WorkMonitor monitor) {
    AnalysisOptions analysis =
        new AnalysisOptions(
            options.pathStates(),
            options.stepBudget(),
            options.recursionRounds(),
            options.exceptions() == ExceptionEdges.ALL,
            options.endsProcess(),
            options.knowsCallers(),
            testFiles(program, options.knowsCallers()),
            threads);
    return new ProgramAnalysis(program, models, analysis, memory, monitor);
  }

  /**
   * Returns the files of tests, by their paths.
   *
   * @param areCallersKnown whether the program has all its code: then also programs that test it
   */
  private Predicate<String> testFiles(Program program, boolean areCallersKnown) {
    Predicate<String> files = options.rules().tests().files();
    return areCallersKnown ? files.or(TestPrograms.in(program)::contains) : files;
  }

  private AnalysisResult result(
      Program program, AnalysisMemory memory, ProgramAnalysis.Outcome outcome, boolean isWhole) {
    Reported reported = reported(program, memory, outcome, isWhole);
    return result(program, outcome, reported, reported.fixed());
  }

  private Reported reported(
      Program program, AnalysisMemory memory, ProgramAnalysis.Outcome outcome, boolean isWhole) {
    Remedies remedies = new Remedies(program, models, options.stepBudget(), isWhole);
    RuleRun run = new RuleRun(rules, options.rules(), remedies);
    outcome.facts().forEach(run::show);
    outcome.doubtful().forEach(run::showWithDoubt);
    TestCode testCode =
        new TestCode(
            program,
            models.conventions(),
            testFiles(program, isWhole && options.knowsCallers()),
            isWhole && options.knowsCallers());
    return Reported.of(
        run,
        remedies,
        Suppressions.of(program.units(), names, memory),
        each ->
            options.rules().isLeftOutOfTests(each.rule(), each.path())
                && testCode.contains(each.at()),
        each -> isMinor(each, outcome),
        options.rules().reportsMinor());
  }

  private boolean isMinor(RuleRun.Candidate candidate, ProgramAnalysis.Outcome outcome) {
    boolean isUncalledMinor = !options.rules().reportsUncalled();
    return isMinor(candidate)
        || outcome.minor().contains(candidate.fact(), candidate.at(), isUncalledMinor);
  }

  /** With all exceptions asked for, those that hardly come are of interest as well. */
  private boolean isMinor(RuleRun.Candidate candidate) {
    boolean isAskedFor =
        options.exceptions() == ExceptionEdges.ALL && candidate.fact() instanceof LeakFact.Unwound;
    return !isAskedFor && candidate.isMinor();
  }

  private AnalysisResult result(
      Program program, ProgramAnalysis.Outcome outcome, Reported reported, List<Finding> findings) {
    List<Diagnostic> diagnostics = new ArrayList<>(outcome.diagnostics());
    diagnostics.addAll(reported.diagnostics());
    diagnostics.addAll(
        unused(
            reported.suppressions(),
            new CompleteFiles(program, outcome, reported.run(), options.rules())));
    return new AnalysisResult(
        findings,
        reported(diagnostics),
        outcome.analysed(),
        outcome.notAnalysed(),
        reported.suppressedRoots(),
        reported.leftOut(),
        outcome.steps());
  }

  private List<Diagnostic> unused(Suppressions suppressions, CompleteFiles complete) {
    return options
        .rules()
        .unusedSuppressions()
        .severity()
        .map(severity -> suppressions.unused(severity, complete::contains))
        .orElse(List.of());
  }

  /** Returns the diagnostics of files in which something is reported, in their order. */
  private List<Diagnostic> reported(List<Diagnostic> diagnostics) {
    return diagnostics.stream()
        .filter(each -> each.path() == null || options.rules().reports(each.path()))
        .sorted(Diagnostic.ORDER)
        .toList();
  }
}
