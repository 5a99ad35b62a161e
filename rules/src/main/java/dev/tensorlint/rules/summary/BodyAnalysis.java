// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.cfg.CallShape;
import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.CfgBuilder;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.FieldEffects;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.FunctionRuns;
import dev.tensorlint.rules.effect.LambdaRuns;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.Termination;
import dev.tensorlint.rules.effect.Timing;
import dev.tensorlint.rules.effect.inferred.Constructions;
import dev.tensorlint.rules.effect.inferred.FieldHistory;
import dev.tensorlint.rules.effect.inferred.ThrownExceptions;
import dev.tensorlint.rules.effect.inferred.UnexpectedExceptions;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.LeakFact;
import dev.tensorlint.rules.fact.collect.MethodAnalysis;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.resource.Fate;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.OwnerType;
import dev.tensorlint.rules.resource.Ownership;
import dev.tensorlint.rules.source.Position;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.rules.typestate.MethodContext;
import dev.tensorlint.rules.typestate.state.Value;
import dev.tensorlint.rules.work.BodyWork;
import dev.tensorlint.rules.work.Work;
import dev.tensorlint.rules.work.WorkExceededException;
import dev.tensorlint.rules.work.WorkMonitor;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Analyses one body, and the lambdas in it that run at another time. If the analysis fails or
 * exceeds the step budget, it reports a diagnostic and the summary of the body is unknown; other
 * bodies are not affected.
 */
public final class BodyAnalysis {

  /** How the names of the JDK's types of functions begin. */
  private static final List<String> FUNCTIONS =
      List.of("java.util.function.", "java.lang.Runnable", "java.util.concurrent.Callable");

  private static final String MORE_STEPS = "raise the step budget or split the method";

  private final Library library;
  private final Summaries summaries;
  private final Relevance relevance;
  private final MisuseExceptions misuse;
  private final CallShape shape;
  private final CfgBuilder builder;
  private final CfgBuilder inFailure;
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
    this.summaries = program.summaries();
    this.misuse = new MisuseExceptions(library);
    this.relevance = new Relevance(library, summaries);
    this.shape = new ProgramShape(library, summaries, program.fields(), misuse, followsUnexpected);
    this.builder = new CfgBuilder(shape);
    this.inFailure =
        new CfgBuilder(new ProgramShape(library, summaries, program.fields(), misuse, true));
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
      Summary effects = withoutResources(body, view, work);
      BodyResult nothing = BodyResult.ofCalls(body, view.calls(), work.steps());
      Map<FieldKey, Value> made = Initializers.made(body.initialized());
      return PartialAnalysis.of(
          new Outcome(
              ofMethod(body, running(body, effects)), List.of(nothing), List.of(), made));
    }
    Cfg cfg = graph(body, work);
    List<PartialAnalysis> lambdas =
        cfg.deferred().stream().map(one -> begin(body.lambda(one))).toList();
    MethodAnalysis analysis = analysis(body, cfg, lambdas, work);
    monitor.analysed(work(body, work, analysis.mostPathStates(), analysis.isPastLimit()));
    Summary ends = analysis.opensScope() ? analysis.effects() : running(body, analysis.effects());
    Summary effects = ofMethod(body, ends);
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
  private List<LeakFact.Kept> keptInFailure(
      Body body,
      MethodAnalysis analysis,
      List<PartialAnalysis> lambdas,
      List<Diagnostic> diagnostics) {
    if (shape.followsUnexpected() || !analysis.givesBack()) {
      return List.of();
    }
    try {
      Work work = Work.ofSteps(stepBudget);
      Cfg cfg = graph(inFailure, body, work);
      return analysis.keptAfterAnyException(analysis(body, cfg, lambdas, work));
    } catch (WorkExceededException e) {
      String problem = "was analysed without the failures of its calls: " + e.getMessage();
      diagnostics.add(gap(body, problem, MORE_STEPS));
      return List.of();
    }
  }

  private MethodAnalysis analysis(Body body, Cfg cfg, List<PartialAnalysis> lambdas, Work work) {
    Map<Span, Summary> functions = new HashMap<>();
    for (int i = 0; i < lambdas.size(); i++) {
      functions.put(cfg.deferred().get(i).lambda().span(), lambdas.get(i).effects());
    }
    return MethodAnalysis.of(context(body, cfg, functions, work), pathStates);
  }

  /**
   * Returns the owners of the resources that a body and its lambdas create; none if the body
   * exceeds the budget.
   */
  public List<Ownership> ownership(Body body) {
    return inEach(body, MethodAnalysis::ownership);
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
    Cfg cfg = graph(body, work);
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
      Cfg cfg = graph(body, Work.ofSteps(stepBudget));
      List<String> found = new ArrayList<>();
      UndeclaredExceptions.of(cfg, body, library.types())
          .forEach(exception -> found.add(body.name() + ": " + exception));
      cfg.deferred().forEach(one -> found.addAll(undeclared(body.lambda(one))));
      return found;
    } catch (WorkExceededException | StackOverflowError e) {
      return List.of(); // The analysis of the program has reported it.
    }
  }

  /** Computes from the graph alone, without path states, how a body completes. */
  private Summary withoutResources(Body body, Relevance.View view, Work work) {
    Summary harmless = Summary.harmless(body.parameters(), new FieldEffects(view.fields()));
    Summary effects = view.mayAwait() ? harmless.with(Timing.AWAITING) : harmless;
    if (!view.mayEndOtherwise()) {
      return effects;
    }
    Cfg cfg = graph(body, work);
    BitSet reachable = cfg.reachable();
    return effects
        .with(ThrownExceptions.of(cfg, body.parameters(), body.unit().file(), reachable::get))
        .returning(returning(cfg, reachable));
  }

  private static Termination returning(Cfg cfg, BitSet reachable) {
    if (!reachable.get(cfg.exit())) {
      return Termination.NEVER;
    }
    return cfg.isSureToReturn() ? Termination.SURE : Termination.DOUBTFUL;
  }

  private MethodContext context(Body body, Cfg cfg, Map<Span, Summary> functions, Work work) {
    return new MethodContext(
        body.unit().file(),
        body.name(),
        cfg,
        body.parameters(),
        program.fields(),
        program.fieldValues(),
        functions,
        library,
        summaries,
        traceInputs(body),
        prediction(body),
        isKeptConstruction(body),
        work);
  }

  private static boolean isKeptConstruction(Body body) {
    return isConstructor(body) && SelfReferences.areKept(body);
  }

  private static boolean isConstructor(Body body) {
    MethodDecl method = body.method();
    return method != null && method.kind() == MethodDecl.Kind.CONSTRUCTOR;
  }

  /**
   * Returns whether a constructor of a resource lets it escape, for instance to a manager that
   * releases it.
   */
  private boolean isKnownElsewhere(Body body) {
    return library.resourceModel(TypeRef.of(body.type().name())).isPresent()
        && !SelfReferences.areKept(body, this::isDiscreet);
  }

  /** A method without a model of its own keeps nothing if its type is modelled. */
  private boolean isDiscreet(MethodRef inherited) {
    return inherited.isConstructor()
        || library
            .effect(inherited.owner(), inherited)
            .map(effect -> isLeftAlone(effect.receiver()))
            .orElseGet(() -> library.models().type(inherited.owner(), library.types()).isPresent());
  }

  private static boolean isLeftAlone(OperandEffect receiver) {
    return receiver.isReadOnly();
  }

  private OptionalInt traceInputs(Body body) {
    return body.passedTo() instanceof MethodRef method
        ? library
            .effect(method.owner(), method)
            .filter(effect -> effect.lambdas() == LambdaRuns.IN_TRACE)
            .map(effect -> OptionalInt.of(body.parameters().size() - body.captured()))
            .orElse(OptionalInt.empty())
        : OptionalInt.empty();
  }

  /** Returns the method's place if it overrides a method that predicts. */
  private Optional<Place> prediction(Body body) {
    MethodDecl method = body.method();
    return method == null
        ? Optional.empty()
        : library
            .effect(body.type().name(), method.ref())
            .filter(effect -> effect.traits().predicts())
            .map(effect -> new Place(body.unit().file(), method.nameSpan()));
  }

  private BodyResult result(Body body, MethodAnalysis analysis, Summary effects, Work work) {
    List<Fact> facts = new ArrayList<>(analysis.facts());
    facts.addAll(new RequestHandlers(library).facts(body, effects.part(Constructions.NONE)));
    List<MethodAnalysis.OwnCall> calls = analysis.ownCalls();
    FieldHistory fields = analysis.fieldHistory();
    boolean opensScope = analysis.opensScope();
    Set<String> bare = opensScope ? analysis.bareCreations() : Set.of();
    return new BodyResult(body, facts, calls, fields, opensScope, bare, true, work.steps());
  }

  /** Adds to a summary how a method runs the functions that it gets. */
  private Summary running(Body body, Summary effects) {
    FunctionRuns runs = FunctionRunsFinder.of(body, shape, this::mayBeFunction);
    return runs.equals(FunctionRuns.NONE) ? effects : effects.with(runs);
  }

  /** Returns whether a type is one of functions: one of the JDK's, or one with a single method. */
  private boolean mayBeFunction(TypeRef type) {
    return FUNCTIONS.stream().anyMatch(type.name()::startsWith)
        || library.types().methodNames(type.name()).size() == 1;
  }

  /**
   * Adds to a summary what the kind of the method implies. The components of a record escape
   * wherever a method of the record lets the record escape.
   */
  private Summary ofMethod(Body body, Summary seen) {
    Summary effects =
        !UneventfulCode.is(body, shape, library.types())
            ? seen.with(UnexpectedExceptions.POSSIBLE)
            : seen;
    Summary stored =
        body.isCompactConstructor() ? effects.storingParameters(body.componentFields()) : effects;
    if (isConstructor(body)) {
      return isKnownElsewhere(body)
          ? stored.giving(ResultEffect.ELSEWHERE)
          : wrapping(body, stored);
    }
    MethodDecl method = body.method();
    Optional<OwnerType> owner =
        method == null || method.has(Modifier.STATIC)
            ? Optional.empty()
            : library.program().owner(body.type().name());
    if (owner.isPresent()) {
      return stored.withReceiver(onOwner(owner.get(), body, stored));
    }
    boolean isOfObject =
        body.type().kind() == TypeDecl.Kind.RECORD
            && method != null
            && !method.modifiers().contains(Modifier.STATIC);
    return isOfObject
        ? stored.givingAway(unseen(body.type(), SelfReferences.areKept(body)))
        : stored;
  }

  /**
   * Returns the effect of a method on the object that owns resources. A method that lets the object
   * escape, or what it owns, may leave its release to other code.
   */
  private static OperandEffect onOwner(OwnerType owner, Body body, Summary effects) {
    boolean givesAway =
        owner.owned().stream().map(effects::field).anyMatch(BodyAnalysis::givesAway);
    boolean isUsed = owner.lasting().stream().anyMatch(field -> effects.field(field).isUsed());
    OperandEffect used = isUsed ? OperandEffect.BORROWS : OperandEffect.NONE;
    return givesAway || !SelfReferences.areKept(body) ? used.givenAway() : used;
  }

  /**
   * Returns the summary of a constructor whose object releases a parameter, and owns nothing else:
   * both share one obligation.
   */
  private Summary wrapping(Body body, Summary effects) {
    OwnerType owner = library.program().owner(body.type().name()).orElse(null);
    MethodDecl constructor = body.method();
    if (owner == null || constructor == null || owner.makers().contains(constructor.ref().key())) {
      return effects;
    }
    List<Integer> wrapped =
        IntStream.range(0, body.parameters().size())
            .filter(i -> effects.parameter(i).handedOver() == Certainty.NO)
            .filter(i -> owner.owned().stream().anyMatch(key -> effects.field(key).stored() == i))
            .boxed()
            .toList();
    return wrapped.isEmpty() || effects.result().isSame()
        ? effects
        : effects
            .giving(ResultEffect.sameAs(wrapped.get(0)))
            .handingOver(Set.copyOf(wrapped.subList(1, wrapped.size())));
  }

  /** Returns whether other code may release a field; a caller that gets its value is followed. */
  private static boolean givesAway(OperandEffect effect) {
    return effect.handedOver() != Certainty.NO
        || (effect.released() != Certainty.NO && !effect.isOverwritten());
  }

  /**
   * Returns the components that can lead to resources: all if the record escapes, else only those
   * that the analysis does not follow.
   */
  private List<FieldKey> unseen(TypeDecl type, boolean isKept) {
    return type.fields().stream()
        .filter(field -> !field.isStatic() && library.canLeadToResource(field.type()))
        .filter(field -> !isKept || !library.isFollowedField(field.type()))
        .map(FieldKey::of)
        .toList();
  }

  private Cfg graph(Body body, Work work) {
    return graph(builder, body, work);
  }

  private Cfg graph(CfgBuilder by, Body body, Work work) {
    if (body.code() == null) {
      return by.initializers(body.initialized(), work);
    }
    Cfg cfg = by.body(body.parameters(), body.code(), work);
    return isMisuseExpected(body.method()) ? cfg.expectingMisuse() : cfg;
  }

  private boolean isMisuseExpected(@Nullable MethodDecl method) {
    return method != null && misuse.isExpectedBy(method.annotations());
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
