// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.cfg.CallShape;
import dev.tensorlint.rules.effect.AcceptedTexts;
import dev.tensorlint.rules.effect.CallOutcome;
import dev.tensorlint.rules.effect.CallTraits;
import dev.tensorlint.rules.effect.ContentQuestion;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.FunctionRun;
import dev.tensorlint.rules.effect.FunctionRuns;
import dev.tensorlint.rules.effect.LambdaRuns;
import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.effect.ReleaseModel;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.ThrowCondition;
import dev.tensorlint.rules.effect.inferred.ResultPresence;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.UnresolvedMethod;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ProgramField;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The {@link CallShape} of a program, from the models, the types and the summaries of its own
 * methods.
 */
final class ProgramShape implements CallShape {

  /** Kinds whose result depends on the current content of a container. */
  private static final Set<ResultEffect.Kind> LOOKS =
      EnumSet.of(ResultEffect.Kind.ELEMENT_OF, ResultEffect.Kind.TAKEN_FROM);

  private final Library library;
  private final Summaries summaries;
  private final CallSummaryLookup lookup;
  private final CallExceptions exceptions;
  private final Map<FieldKey, ProgramField> fields;
  private final boolean followsUnexpected;
  private final MisuseExceptions misuse;

  ProgramShape(
      Library library,
      Summaries summaries,
      Map<FieldKey, ProgramField> fields,
      MisuseExceptions misuse,
      boolean followsUnexpected) {
    this.library = library;
    this.summaries = summaries;
    this.lookup = new CallSummaryLookup(library, summaries);
    this.exceptions = new CallExceptions(library, lookup);
    this.fields = fields;
    this.followsUnexpected = followsUnexpected;
    this.misuse = misuse;
  }

  @Override
  public Callee decided(String receiverType, Callee callee) {
    boolean isOpen =
        callee instanceof MethodRef method
            && method.mayBeSeveral()
            && library.models().isUndecided(receiverType, method, library.types());
    return isOpen ? new UnresolvedMethod(callee.name(), TypeRef.of(receiverType)) : callee;
  }

  @Override
  public Optional<LambdaRuns> lambdas(String receiverType, Callee callee) {
    return lookup.of(receiverType, callee).flatMap(Summary::statedLambdas);
  }

  @Override
  public FunctionRuns functionRuns(String receiverType, Callee callee) {
    if (!(callee instanceof MethodRef method)) {
      return FunctionRuns.NONE;
    }
    Optional<Summary> modelled = lookup.modelled(receiverType, method);
    if (modelled.isPresent()) {
      return modelled.map(ProgramShape::stated).orElseThrow();
    }
    return summaries.isOneBody(method)
        ? summaries
            .effects(method)
            .filter(Summary::isComplete)
            .map(effect -> effect.part(FunctionRuns.NONE))
            .orElse(FunctionRuns.NONE)
        : FunctionRuns.NONE;
  }

  /** The result of a call whose model says that it is a function is the result of the function. */
  private static FunctionRuns stated(Summary model) {
    boolean isResult =
        model.lambdas() == LambdaRuns.INLINE_ONCE
            && model.result().isSame()
            && model.result().from().isArgument();
    return isResult
        ? new FunctionRuns(Map.of(model.result().from().index(), FunctionRun.RESULT))
        : FunctionRuns.NONE;
  }

  @Override
  public boolean runs(Callee callee, int parameters) {
    return CallShape.super.runs(callee, parameters)
        && callee instanceof MethodRef method
        && !summaries.isImplemented(method);
  }

  @Override
  public ContentQuestion asks(String receiverType, Callee callee) {
    return lookup.of(receiverType, callee).map(Summary::asks).orElse(ContentQuestion.NONE);
  }

  @Override
  public Operand same(String receiverType, Callee callee) {
    return lookup
        .of(receiverType, callee)
        .map(Summary::result)
        .filter(ResultEffect::isSame)
        .map(ResultEffect::from)
        .orElse(Operand.NONE);
  }

  @Override
  public ResultEffect.Kind result(String receiverType, Callee callee) {
    return lookup
        .of(receiverType, callee)
        .filter(effect -> effect.covers().hasElements())
        .map(effect -> effect.result().kind())
        .orElse(ResultEffect.Kind.COPY);
  }

  @Override
  public boolean dependsOnInputs(String receiverType, Callee callee) {
    return callee instanceof MethodRef method
        && lookup
            .of(receiverType, callee)
            .filter(effect -> dependsOnInputs(effect, receiverType, method))
            .isPresent();
  }

  private boolean dependsOnInputs(Summary effect, String receiverType, MethodRef method) {
    CallTraits traits = effect.traits();
    return effect.dependsOnInputs()
        || library.calls().buildsHeavy(effect, method)
        || traits.tracesBy().isArgument()
        || (traits.predicts() && isStateful(receiverType));
  }

  private boolean isStateful(String type) {
    return library
        .models()
        .type(type, library.types())
        .filter(model -> model.usage().stateful())
        .isPresent();
  }

  @Override
  public boolean isSameForSame(String receiverType, Callee callee) {
    return lookup
        .of(receiverType, callee)
        .filter(effect -> !effect.covers().hasFields())
        .filter(effect -> !effect.traits().implicitRandom())
        .filter(effect -> !LOOKS.contains(effect.result().kind()))
        .isPresent();
  }

  @Override
  public boolean isSettled(Expr.FieldRef field) {
    ProgramField known = known(field);
    return known != null && known.isSettled();
  }

  @Override
  public Optional<Boolean> truth(Expr.FieldRef field) {
    ProgramField known = known(field);
    return known == null ? Optional.empty() : known.truth();
  }

  @Override
  public boolean isOwnObject(Expr.FieldRef field) {
    ProgramField known = known(field);
    return known != null && known.isOwnObject();
  }

  private @Nullable ProgramField known(Expr.FieldRef field) {
    return fields.get(new FieldKey(field.owner(), field.name(), field.isStatic()));
  }

  @Override
  public OptionalLong constant(Expr.FieldRef field) {
    ProgramField known = known(field);
    if (known != null && known.number().isPresent()) {
      return known.number().get().wholeNumber();
    }
    return field.isStatic()
        ? library.models().constant(field.owner(), field.name())
        : OptionalLong.empty();
  }

  @Override
  public Map<String, TypeRef> components(String type) {
    Map<String, TypeRef> components = new LinkedHashMap<>();
    library.program().components(type).forEach((field, of) -> components.put(field.name(), of));
    return components;
  }

  @Override
  public boolean returnsNothing(String functionalInterface) {
    return library.models().returnsNothing(functionalInterface);
  }

  @Override
  public List<String> exceptions(String receiverType, Callee callee) {
    return exceptions.of(receiverType, callee);
  }

  @Override
  public Map<String, Set<ThrowCondition>> throwConditions(String receiverType, Callee callee) {
    return exceptions.throwConditions(receiverType, callee);
  }

  @Override
  public Set<ThrowCondition> returnConditions(String receiverType, Callee callee) {
    return exceptions.returnConditions(receiverType, callee);
  }

  @Override
  public boolean isQuiet(String receiverType, Callee callee) {
    return exceptions.isQuiet(receiverType, callee);
  }

  @Override
  public Set<AcceptedTexts> acceptedTexts() {
    return library.models().conventions().exceptions().acceptedTexts();
  }

  @Override
  public boolean isRelease(String receiverType, Callee callee, boolean isImplicit) {
    return library.calls().isRelease(receiverType, callee.name())
        && (isImplicit || !isForbiddenAgain(receiverType));
  }

  private boolean isForbiddenAgain(String type) {
    return library
        .models()
        .type(type, library.types())
        .filter(model -> model.release().again() == ReleaseModel.SecondRelease.FORBIDDEN)
        .isPresent();
  }

  @Override
  public boolean isDoubtful(String receiverType, Callee callee) {
    return !(callee instanceof MethodRef)
        || lookup.of(receiverType, callee).filter(Summary::mayNotReturn).isPresent();
  }

  @Override
  public boolean isMisuse(String caught) {
    return misuse.expectsMisuse(caught);
  }

  @Override
  public boolean returnsReceiver(String receiverType, Callee callee) {
    return lookup
        .of(receiverType, callee)
        .map(Summary::result)
        .filter(result -> result.kind() == ResultEffect.Kind.ALIAS && result.from().isReceiver())
        .isPresent();
  }

  @Override
  public CallOutcome outcome(String receiverType, Callee callee) {
    return lookup
        .of(receiverType, callee)
        .map(effect -> effect.endsNormally() ? effect.outcome() : CallOutcome.NEVER)
        .orElse(CallOutcome.ANY);
  }

  @Override
  public boolean followsUnexpected() {
    return followsUnexpected;
  }

  @Override
  public Callee releaseMethod(String type, String name) {
    return library.types().methods(type, name).stream()
        .filter(method -> method.parameters().isEmpty())
        .findFirst()
        .<Callee>map(method -> method)
        .orElse(new UnresolvedMethod(name, TypeRef.of(type)));
  }

  @Override
  public Optional<MethodRef> implemented(String type, String name, int parameters) {
    return library.types().supertypes(type).stream()
        .flatMap(each -> summaries.methodsIn(each).stream())
        .filter(method -> method.name().equals(name) && method.parameters().size() == parameters)
        .findFirst();
  }

  @Override
  public List<MethodRef> implemented(String type, String of) {
    Map<String, MethodRef> found = new LinkedHashMap<>();
    for (String each : library.types().supertypes(type)) {
      for (MethodRef method : summaries.methodsIn(each)) {
        if (!library.calls().isRelease(of, method.name()) && overrides(method, of)) {
          found.putIfAbsent(method.name() + method.parameters().size(), method);
        }
      }
    }
    return List.copyOf(found.values());
  }

  private boolean overrides(MethodRef method, String of) {
    return library.types().methods(of, method.name()).stream()
        .filter(other -> !other.owner().equals(TypeRef.OBJECT.name()))
        .anyMatch(
            other ->
                other.isOverridable() && other.parameters().size() == method.parameters().size());
  }

  @Override
  public Set<ThrowCondition> presentOnlyIf(String receiverType, Callee callee) {
    return callee instanceof MethodRef method && summaries.isOneBody(method)
        ? lookup
            .of(receiverType, callee)
            .filter(Summary::isComplete)
            .map(effect -> effect.part(ResultPresence.NONE).onlyIf())
            .orElse(Set.of())
        : Set.of();
  }

  @Override
  public boolean isUnseen(String receiverType, Callee callee) {
    return callee instanceof MethodRef && lookup.of(receiverType, callee).isEmpty();
  }

  @Override
  public boolean isSubtype(String type, String of) {
    return library.types().isSubtype(type, of);
  }
}
