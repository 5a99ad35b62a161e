// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.cfg.CallShape;
import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.inferred.Constructions;
import dev.tensorlint.rules.effect.inferred.FieldHistory;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.PoolFact;
import dev.tensorlint.rules.fact.collect.MethodAnalysis;
import dev.tensorlint.rules.fact.collect.MethodAnalysis.OwnCall;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.resource.Fate;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.Lifetime;
import dev.tensorlint.rules.resource.Ownership;
import dev.tensorlint.rules.source.Position;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.rules.typestate.state.Value;
import dev.tensorlint.rules.work.BodyWork;
import dev.tensorlint.rules.work.Work;
import dev.tensorlint.rules.work.WorkExceededException;
import dev.tensorlint.rules.work.WorkMonitor;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Analyses one body, and the lambdas in it that run at another time. If the analysis fails or
 * exceeds the step budget, it reports a diagnostic and the summary of the body is unknown; other
 * bodies are not affected.
 */
public final class BodyAnalysis {

  private static final String MORE_STEPS = WorkExceededException.CURE + " or split the method";

  private final Library library;
  private final Relevance relevance;
  private final CallShape shape;
  private final KindEffects kinds;
  private final Contexts contexts;
  private final AnonymousObjects objects;
  private final BodyGraphs graphs;
  private final HarmlessBodies harmless;
  private final RequestHandlers handlers;
  private final int pathStates;
  private final int stepBudget;
  private final WorkMonitor monitor;
  private final ProgramView program;

  /**
   * @param followsUnexpected whether unchecked exceptions that any call might throw are followed
   */
  public BodyAnalysis(
      Library library,
      ProgramView program,
      int pathStates,
      int stepBudget,
      boolean followsUnexpected,
      WorkMonitor monitor) {
    this.monitor = monitor;
    this.library = library;
    this.program = program;
    Summaries summaries = program.summaries();
    MisuseExceptions misuse = new MisuseExceptions(library);
    this.relevance = new Relevance(library, summaries);
    this.shape = new ProgramShape(library, summaries, program.fields(), misuse, followsUnexpected);
    this.kinds = new KindEffects(library, shape);
    this.contexts = new Contexts(library, program);
    this.objects = new AnonymousObjects(library, code -> begin(code).effects());
    this.graphs =
        new BodyGraphs(
            shape, new ProgramShape(library, summaries, program.fields(), misuse, true), misuse);
    this.harmless = new HarmlessBodies(graphs);
    this.handlers = new RequestHandlers(library);
    this.pathStates = pathStates;
    this.stepBudget = stepBudget;
  }

  /**
   * The result of the analysis of a body.
   *
   * @param effects summary of the body, {@link Summary#UNKNOWN} if it was not analysed
   * @param results one for the body, and one for each lambda in it that runs at another time
   * @param fieldsAtEnd for initializers: the values at their end of the fields that they set
   */
  public record Outcome(
      Summary effects,
      List<BodyResult> results,
      List<Diagnostic> diagnostics,
      Map<FieldKey, Value> fieldsAtEnd) {}

  /** Records the only value that a field ever holds. */
  public void fix(FieldKey field, Value value) {
    program.fieldValues().put(field, value);
  }

  /** Returns whether a body needs the full analysis, by a quick check of its text. */
  boolean matters(Body body) {
    Stmt code = body.code();
    return code == null || !NormalCompletion.isPlain(code) || relevance.of(body).matters();
  }

  public Outcome analyse(Body body) {
    return begin(body).finish();
  }

  /** Analyses a body far enough to know its summary. */
  PartialAnalysis begin(Body body) {
    Work work = Work.ofSteps(stepBudget);
    try {
      return partial(body, work);
    } catch (RuntimeException | StackOverflowError e) {
      return PartialAnalysis.of(failed(body, work, e));
    }
  }

  /** The outcome for a body without resources: what calls run, and in which code. */
  private Outcome uninvolved(Body body, Relevance.View view, Work work) {
    Summary effects = kinds.running(body, harmless.summary(body, view, work));
    List<Cfg.Deferred> deferred =
        view.mayCallLater() ? graphs.of(body, work).deferred() : List.of();
    List<OwnCall> now =
        view.calls().stream().filter(call -> !isIn(deferred, call.at().span())).toList();
    List<BodyResult> results = new ArrayList<>();
    List<Diagnostic> diagnostics = new ArrayList<>();
    results.add(BodyResult.ofCalls(body, now, work.steps()));
    for (Cfg.Deferred lambda : deferred) {
      Outcome outcome = analyse(body.lambda(lambda));
      results.addAll(outcome.results());
      diagnostics.addAll(outcome.diagnostics());
    }
    Map<FieldKey, Value> made = Initializers.made(body.initialized());
    return new Outcome(kinds.ofMethod(body, effects), results, diagnostics, made);
  }

  private static boolean isIn(List<Cfg.Deferred> lambdas, Span at) {
    return lambdas.stream().anyMatch(each -> each.lambda().span().contains(at));
  }

  private Outcome failed(Body body, Work work, Throwable why) {
    if (why instanceof UnsettledException unsettled) {
      throw unsettled;
    }
    if (why instanceof WorkExceededException exceeded) {
      monitor.analysed(work(body, work, 0, false));
      String reason = String.valueOf(exceeded.getMessage());
      return givenUp(body, work, reason, MORE_STEPS);
    }
    return givenUp(body, work, "internal error (" + why + ")", "please report it");
  }

  private static BodyWork work(Body body, Work work, int pathStates, boolean isPastLimit) {
    return new BodyWork(
        body.name(), body.unit().file().path(), work.steps(), pathStates, isPastLimit);
  }

  private PartialAnalysis partial(Body body, Work work) {
    Relevance.View view = relevance.of(body);
    if (!view.matters()) {
      return PartialAnalysis.of(uninvolved(body, view, work));
    }
    Cfg cfg = graphs.of(body, work);
    List<PartialAnalysis> lambdas =
        cfg.deferred().stream().map(one -> begin(body.lambda(one))).toList();
    MethodAnalysis analysis = analysis(body, cfg, lambdas, work);
    monitor.analysed(work(body, work, analysis.mostPathStates(), analysis.isPastLimit()));
    Summary ends =
        analysis.opensScope() ? analysis.effects() : kinds.running(body, analysis.effects());
    Summary effects = kinds.ofMethod(body, ends);
    return new PartialAnalysis(
        effects, () -> finished(body, analysis, ends, effects, lambdas, work));
  }

  /**
   * @param ends what the body does
   * @param effects the same with what the kind of the method implies
   */
  private Outcome finished(
      Body body,
      MethodAnalysis analysis,
      Summary ends,
      Summary effects,
      List<PartialAnalysis> lambdas,
      Work work) {
    try {
      return whole(body, result(body, analysis, ends, work), analysis, effects, lambdas);
    } catch (RuntimeException | StackOverflowError e) {
      return failed(body, work, e);
    }
  }

  private Outcome whole(
      Body body,
      BodyResult own,
      MethodAnalysis analysis,
      Summary effects,
      List<PartialAnalysis> lambdas) {
    List<BodyResult> results = new ArrayList<>();
    List<Diagnostic> diagnostics = new ArrayList<>();
    results.add(own.and(keptInFailure(body, analysis, lambdas, diagnostics)));
    for (PartialAnalysis lambda : lambdas) {
      Outcome outcome = lambda.finish();
      results.addAll(outcome.results());
      diagnostics.addAll(outcome.diagnostics());
    }
    Map<FieldKey, Value> atEnd = body.initialized().isEmpty() ? Map.of() : analysis.fieldsAtEnd();
    return new Outcome(effects, results, diagnostics, atEnd);
  }

  /**
   * Returns what a body does not give back to its pool when any call throws. A pool outlives the
   * failure, so that exceptions count here which nothing speaks of.
   *
   * @param diagnostics gets a gap if this takes too many steps
   */
  private List<PoolFact.Kept> keptInFailure(
      Body body,
      MethodAnalysis analysis,
      List<PartialAnalysis> lambdas,
      List<Diagnostic> diagnostics) {
    if (shape.followsUnexpected() || !analysis.givesBack()) {
      return List.of();
    }
    try {
      Work work = Work.ofSteps(stepBudget);
      Cfg cfg = graphs.inFailure(body, work);
      return analysis.keptAfterAnyException(analysis(body, cfg, lambdas, work));
    } catch (WorkExceededException e) {
      String problem = "was analysed without the failures of its calls: " + e.getMessage();
      diagnostics.add(gap(body, problem, MORE_STEPS));
      return List.of();
    }
  }

  private MethodAnalysis analysis(Body body, Cfg cfg, List<PartialAnalysis> lambdas, Work work) {
    Map<Span, Summary> functions = new HashMap<>(objects.in(body, cfg));
    for (int i = 0; i < lambdas.size(); i++) {
      functions.put(cfg.deferred().get(i).lambda().span(), lambdas.get(i).effects());
    }
    return MethodAnalysis.of(contexts.of(body, cfg, functions, work), pathStates);
  }

  /**
   * Returns the owners of the resources that a body and its lambdas create; none if the body
   * exceeds the budget.
   */
  public List<Ownership> ownership(Body body) {
    return inEach(body, MethodAnalysis::ownership);
  }

  /**
   * Returns what happens to the resources that a body and its lambdas create; nothing if the body
   * exceeds the budget.
   */
  public List<Lifetime> lifetimes(Body body) {
    return inEach(body, MethodAnalysis::lifetimes);
  }

  /**
   * Returns what becomes of the resources that a body and its lambdas create; nothing if the body
   * exceeds the budget.
   */
  public List<Fate> fates(Body body) {
    return inEach(body, MethodAnalysis::fates);
  }

  private <T> List<T> inEach(Body body, Function<MethodAnalysis, List<T>> query) {
    try {
      return relevance.of(body).matters() ? solvedInEach(body, query) : List.of();
    } catch (WorkExceededException | StackOverflowError e) {
      return List.of(); // The analysis of the program has reported it.
    }
  }

  private <T> List<T> solvedInEach(Body body, Function<MethodAnalysis, List<T>> query) {
    Work work = Work.ofSteps(stepBudget);
    Cfg cfg = graphs.of(body, work);
    List<Body> lambdas = cfg.deferred().stream().map(body::lambda).toList();
    List<PartialAnalysis> partial = lambdas.stream().map(this::begin).toList();
    List<T> found = new ArrayList<>(query.apply(analysis(body, cfg, partial, work)));
    lambdas.forEach(lambda -> found.addAll(inEach(lambda, query)));
    return found;
  }

  /**
   * Returns the checked exceptions that leave a body or one of its lambdas although nothing
   * declares them, each as {@code Type.name: exception}; none if the body exceeds the budget.
   */
  public List<String> undeclared(Body body) {
    try {
      Cfg cfg = graphs.of(body, Work.ofSteps(stepBudget));
      List<String> found = new ArrayList<>();
      UndeclaredExceptions.of(cfg, body, library.types())
          .forEach(exception -> found.add(body.name() + ": " + exception));
      cfg.deferred().forEach(one -> found.addAll(undeclared(body.lambda(one))));
      return found;
    } catch (WorkExceededException | StackOverflowError e) {
      return List.of(); // The analysis of the program has reported it.
    }
  }

  private BodyResult result(Body body, MethodAnalysis analysis, Summary effects, Work work) {
    List<Fact> facts = new ArrayList<>(analysis.facts());
    facts.addAll(handlers.facts(body, effects.part(Constructions.NONE)));
    List<MethodAnalysis.OwnCall> calls = analysis.ownCalls();
    FieldHistory fields = analysis.fieldHistory();
    boolean opensScope = analysis.opensScope();
    Set<String> bare = opensScope ? analysis.bareCreations() : Set.of();
    return new BodyResult(body, facts, calls, fields, opensScope, bare, true, work.steps());
  }

  private static Outcome givenUp(Body body, Work work, String why, String cure) {
    Diagnostic diagnostic = gap(body, "was not analysed: " + why, cure);
    List<BodyResult> results = List.of(BodyResult.notAnalysed(body, work.steps()));
    return new Outcome(Summary.UNKNOWN, results, List.of(diagnostic), Map.of());
  }

  private static Diagnostic gap(Body body, String problem, String cure) {
    Position at = body.unit().file().positionOf(body.span().start());
    return Diagnostic.gap(
        body.unit().file().path(),
        at.line(),
        at.column(),
        "`" + body.name() + "` " + problem,
        cure);
  }
}
