// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.cfg.CallShape;
import dev.tensorlint.rules.effect.CallOutcome;
import dev.tensorlint.rules.effect.CallTraits;
import dev.tensorlint.rules.effect.ContentQuestion;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.LambdaRuns;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.ThrowCondition;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.effect.inferred.ThrownExceptions;
import dev.tensorlint.rules.effect.inferred.UnexpectedExceptions;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.UnresolvedMethod;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ProgramField;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

  private static final String THROWABLE = "java.lang.Throwable";
  private static final String RUNTIME_EXCEPTION = "java.lang.RuntimeException";
  private static final String ERROR = "java.lang.Error";

  private final Library library;
  private final Summaries summaries;
  private final Map<FieldKey, ProgramField> fields;
  private final boolean followsUnexpected;
  private final MisuseExceptions misuse;

  /** The last look-up: the construction of a graph makes several for one call. */
  private @Nullable Asked asked;

  private record Asked(String receiverType, MethodRef method, Optional<Summary> effect) {}

  ProgramShape(
      Library library,
      Summaries summaries,
      Map<FieldKey, ProgramField> fields,
      MisuseExceptions misuse,
      boolean followsUnexpected) {
    this.library = library;
    this.summaries = summaries;
    this.fields = fields;
    this.followsUnexpected = followsUnexpected;
    this.misuse = misuse;
  }

  private Optional<Summary> effect(String receiverType, Callee callee) {
    if (!(callee instanceof MethodRef method)) {
      return Optional.empty();
    }
    Asked last = asked;
    if (last == null
        || !last.method().equals(method)
        || !last.receiverType().equals(receiverType)) {
      last = new Asked(receiverType, method, library.effect(receiverType, method));
      asked = last;
    }
    return last.effect();
  }

  @Override
  public Optional<LambdaRuns> lambdas(String receiverType, Callee callee) {
    return effect(receiverType, callee).map(Summary::lambdas);
  }

  @Override
  public boolean runs(Callee callee, int parameters) {
    return CallShape.super.runs(callee, parameters)
        && callee instanceof MethodRef method
        && !summaries.isImplemented(method);
  }

  @Override
  public ContentQuestion asks(String receiverType, Callee callee) {
    return effect(receiverType, callee).map(Summary::asks).orElse(ContentQuestion.NONE);
  }

  @Override
  public ResultEffect.Kind result(String receiverType, Callee callee) {
    return effect(receiverType, callee)
        .map(effect -> effect.result().kind())
        .orElse(ResultEffect.Kind.COPY);
  }

  @Override
  public boolean dependsOnInputs(String receiverType, Callee callee) {
    Optional<Summary> modelled = effect(receiverType, callee);
    if (modelled.isPresent()) {
      CallTraits traits = modelled.get().traits();
      return (callee instanceof MethodRef made && library.buildsHeavy(modelled.get(), made))
          || traits.tracesBy().isArgument()
          || (traits.predicts() && isStateful(receiverType));
    }
    return callee instanceof MethodRef method
        && summaries.effects(method).filter(Summary::dependsOnInputs).isPresent();
  }

  private boolean isStateful(String type) {
    return library.models().type(type, library.types()).filter(TypeModel::stateful).isPresent();
  }

  @Override
  public boolean isSameForSame(String receiverType, Callee callee) {
    return effect(receiverType, callee)
        .filter(effect -> !effect.traits().implicitRandom())
        .filter(effect -> !LOOKS.contains(effect.result().kind()))
        .isPresent();
  }

  @Override
  public boolean isFinal(Expr.FieldRef field) {
    ProgramField known = fields.get(new FieldKey(field.owner(), field.name(), field.isStatic()));
    return known != null && known.modifiers().contains(Modifier.FINAL);
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
    if (!(callee instanceof MethodRef method) || isQuietClose(receiverType, method)) {
      return List.of();
    }
    Optional<Summary> modelled = effect(receiverType, callee);
    if (modelled.isPresent()) {
      List<String> declared = declared(method);
      boolean isUnspoken = declared.isEmpty() && modelled.get().throwsExceptions();
      return isUnspoken ? List.of(RUNTIME_EXCEPTION) : declared;
    }
    return summaries
        .effects(method)
        .map(own -> thrown(method, own))
        .orElseGet(() -> declared(method));
  }

  @Override
  public Map<String, Set<ThrowCondition>> throwConditions(String receiverType, Callee callee) {
    if (!(callee instanceof MethodRef method) || effect(receiverType, callee).isPresent()) {
      return Map.of();
    }
    return summaries.effects(method).map(own -> conditions(method, own)).orElse(Map.of());
  }

  @Override
  public Set<ThrowCondition> returnConditions(String receiverType, Callee callee) {
    if (!(callee instanceof MethodRef method) || effect(receiverType, callee).isPresent()) {
      return Set.of();
    }
    return summaries
        .effects(method)
        .filter(own -> !mayRunUnseenCode(method, own))
        .map(own -> own.part(ThrownExceptions.NONE).otherwise())
        .orElse(Set.of());
  }

  /** Unseen code may throw what is declared on any condition. */
  private Map<String, Set<ThrowCondition>> conditions(MethodRef method, Summary own) {
    Map<String, Set<ThrowCondition>> onlyIf = own.part(ThrownExceptions.NONE).onlyIf();
    if (onlyIf.isEmpty() || !mayRunUnseenCode(method, own)) {
      return onlyIf;
    }
    Map<String, Set<ThrowCondition>> seen = new HashMap<>(onlyIf);
    seen.keySet().removeAll(declared(method));
    return seen;
  }

  private static boolean mayRunUnseenCode(MethodRef method, Summary own) {
    return !own.isComplete() || method.isOverridable();
  }

  @Override
  public boolean isQuiet(String receiverType, Callee callee) {
    if (!(callee instanceof MethodRef method)) {
      return false;
    }
    if (library.models().throwsNothing(receiverType, method, library.types())) {
      return true;
    }
    return effect(receiverType, callee).isEmpty()
        && summaries.effects(method).filter(UnexpectedExceptions::areImpossibleIn).isPresent();
  }

  private boolean isQuietClose(String receiverType, MethodRef method) {
    return method.name().equals("close")
        && method.parameters().isEmpty()
        && library.models().closesQuietly(receiverType, library.types());
  }

  /**
   * Returns the exceptions that the body throws; unseen code may also throw those that are
   * declared.
   */
  private List<String> thrown(MethodRef method, Summary own) {
    Set<String> types = new LinkedHashSet<>();
    if (mayRunUnseenCode(method, own)) {
      types.addAll(declared(method));
    }
    types.addAll(own.part(ThrownExceptions.NONE).places().keySet());
    return List.copyOf(types);
  }

  private List<String> declared(MethodRef method) {
    if (method.thrown().isEmpty()) {
      return List.of();
    }
    return method.thrown().stream().map(TypeRef::name).filter(this::isChecked).toList();
  }

  private boolean isChecked(String type) {
    return isSubtype(type, THROWABLE)
        && !isSubtype(type, RUNTIME_EXCEPTION)
        && !isSubtype(type, ERROR);
  }

  @Override
  public boolean isRelease(String receiverType, Callee callee, boolean isImplicit) {
    return library.isRelease(receiverType, callee.name())
        && (isImplicit || !isForbiddenAgain(receiverType));
  }

  private boolean isForbiddenAgain(String type) {
    return library
        .models()
        .type(type, library.types())
        .filter(model -> model.secondRelease() == TypeModel.SecondRelease.FORBIDDEN)
        .isPresent();
  }

  @Override
  public boolean isDoubtful(String receiverType, Callee callee) {
    boolean isKnown = callee instanceof MethodRef method && !isOwnDoubtful(receiverType, method);
    return !isKnown;
  }

  private boolean isOwnDoubtful(String receiverType, MethodRef method) {
    return effect(receiverType, method).isEmpty()
        && summaries.effects(method).filter(Summary::mayNotReturn).isPresent();
  }

  @Override
  public boolean isMisuse(String caught) {
    return misuse.expectsMisuse(caught);
  }

  @Override
  public boolean returnsReceiver(String receiverType, Callee callee) {
    return effect(receiverType, callee)
        .map(Summary::result)
        .filter(result -> result.kind() == ResultEffect.Kind.ALIAS && result.from().isReceiver())
        .isPresent();
  }

  @Override
  public CallOutcome outcome(String receiverType, Callee callee) {
    return effect(receiverType, callee)
        .map(Summary::outcome)
        .orElseGet(() -> endsNormally(callee) ? CallOutcome.ANY : CallOutcome.NEVER);
  }

  private boolean endsNormally(Callee callee) {
    return !(callee instanceof MethodRef method)
        || summaries.effects(method).map(Summary::endsNormally).orElse(true);
  }

  @Override
  public boolean followsUnexpected() {
    return followsUnexpected;
  }

  @Override
  public Callee closeMethod(String type) {
    return library.types().methods(type, "close").stream()
        .filter(method -> method.parameters().isEmpty())
        .findFirst()
        .<Callee>map(method -> method)
        .orElse(new UnresolvedMethod("close", TypeRef.of(type)));
  }

  @Override
  public boolean isSubtype(String type, String of) {
    return library.types().isSubtype(type, of);
  }
}
