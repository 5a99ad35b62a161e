// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The effects of a call of a method on its operands, its result and its completion. A model states
 * the summary, or the engine infers it from bodies. A plain value.
 *
 * @param covers what the summary covers
 * @param receiver effect on the receiver itself; the effects of a body on its object are effects on
 *     fields
 * @param parameters effect on each parameter
 * @param fields effect on fields of the receiver and on static fields
 * @param result effect on the result
 * @param returns whether the method can complete normally; if it never does, only the uses of
 *     operands are known
 * @param isComplete whether the analysis covered the whole method; otherwise no definite fact
 *     follows
 * @param parts further aspects of its behaviour, one part for each
 */
public record Summary(
    Coverage covers,
    OperandEffect receiver,
    ParameterEffects parameters,
    FieldEffects fields,
    ResultEffect result,
    Termination returns,
    boolean isComplete,
    SummaryParts parts) {

  /** An unknown method that completes normally. */
  public static final Summary UNKNOWN =
      new Summary(
              Coverage.BODIES,
              OperandEffect.NONE,
              ParameterEffects.NONE,
              FieldEffects.NONE,
              ResultEffect.UNKNOWN,
              Termination.SURE,
              false,
              SummaryParts.NONE)
          .with(Timing.AWAITING);

  /** The summary of a method without any path analysed so far: it never returns. */
  public static final Summary UNREACHED =
      plain(ParameterEffects.NONE, FieldEffects.NONE, ResultEffect.UNKNOWN, Termination.NEVER);

  /** Returns the summary of a method that only returns the value of a field. */
  public static Summary accessor(FieldKey field) {
    return plain(
        ParameterEffects.NONE, FieldEffects.NONE, ResultEffect.held(field), Termination.SURE);
  }

  /** Returns the summary of a method that handles no resource. */
  public static Summary harmless(List<Local> parameters) {
    return harmless(parameters, FieldEffects.NONE);
  }

  /** Returns the summary of a method that handles no resource but has effects on fields. */
  public static Summary harmless(List<Local> parameters, FieldEffects fields) {
    List<OperandEffect> effects =
        parameters.stream().map(local -> OperandEffect.notFollowed(local.type())).toList();
    return plain(ParameterEffects.of(effects), fields, ResultEffect.UNKNOWN, Termination.SURE);
  }

  /** Returns the summary inferred from a body. */
  public static Summary inferred(
      ParameterEffects parameters,
      FieldEffects fields,
      ResultEffect result,
      Termination returns,
      SummaryParts parts) {
    return new Summary(
        Coverage.BODIES, OperandEffect.NONE, parameters, fields, result, returns, true, parts);
  }

  private static Summary plain(
      ParameterEffects parameters, FieldEffects fields, ResultEffect result, Termination returns) {
    return new Summary(
        Coverage.BODIES,
        OperandEffect.NONE,
        parameters,
        fields,
        result,
        returns,
        true,
        SummaryParts.NONE);
  }

  /** Of a method that never returns, only the uses are known; of one not analysed, nothing is. */
  public Summary {
    boolean endsNormally = returns != Termination.NEVER || covers != Coverage.BODIES;
    boolean isUnsure = !isComplete && covers == Coverage.BODIES;
    parameters = endsNormally ? parameters : parameters.uses();
    parameters = isUnsure ? parameters.unsure() : parameters;
    fields = endsNormally ? fields : fields.uses();
    result = endsNormally ? result : ResultEffect.UNKNOWN;
    parts = endsNormally ? parts : parts.ofNoReturn();
  }

  private Summary withParameters(ParameterEffects others) {
    return new Summary(covers, receiver, others, fields, result, returns, isComplete, parts);
  }

  private Summary withFields(FieldEffects others) {
    return new Summary(covers, receiver, parameters, others, result, returns, isComplete, parts);
  }

  /** Returns this summary with another result. */
  public Summary giving(ResultEffect other) {
    return new Summary(covers, receiver, parameters, fields, other, returns, isComplete, parts);
  }

  /** Returns this summary without the sizes that it states. */
  public Summary unsized() {
    ResultEffect plain = result.sized(Size.UNSTATED);
    SummaryParts others = parts.replacing(Extents.NONE);
    return new Summary(covers, receiver, parameters, fields, plain, returns, isComplete, others);
  }

  /** Returns this summary with another effect on the receiver. */
  public Summary withReceiver(OperandEffect other) {
    return new Summary(covers, other, parameters, fields, result, returns, isComplete, parts);
  }

  /** Returns this summary with other effects on the arguments. */
  public Summary withArguments(List<OperandEffect> others) {
    return withParameters(ParameterEffects.of(others));
  }

  /** Returns this summary with another termination. */
  public Summary returning(Termination known) {
    return new Summary(covers, receiver, parameters, fields, result, known, isComplete, parts);
  }

  /** Returns this summary joined with a part. */
  public <P extends SummaryPart<P>> Summary with(P part) {
    SummaryParts more = parts.joining(part);
    return new Summary(covers, receiver, parameters, fields, result, returns, isComplete, more);
  }

  /**
   * Returns this summary with each parameter stored in a field, as a canonical constructor of a
   * record does. The parameters are not handed over: the object that holds them is followed.
   */
  public Summary storingParameters(List<FieldKey> components) {
    return withFields(fields.storingParameters(components))
        .withParameters(ParameterEffects.of(parameters.effects()));
  }

  /**
   * Returns this summary for a method whose object escapes, and with it the values of the fields.
   */
  public Summary givingAway(List<FieldKey> ofObject) {
    return withFields(fields.givingAway(ofObject));
  }

  /** Returns this summary for the calls for which a split holds, or does not. */
  public Summary when(Split split, boolean holds) {
    Summary known = withParameters(parameters.when(split, holds));
    return switch (split.kind()) {
      case ANSWER, FLAG, SAME -> known;
      case GIVEN ->
          known.giving(holds ? ResultEffect.sameAs(split.parameter()) : result.withoutArgument());
      case NOTHING ->
          known.giving(holds ? ResultEffect.of(ResultEffect.Kind.NULL) : result.notNull());
    };
  }

  /** Returns this summary with some parameters handed over. */
  public Summary handingOver(Set<Integer> positions) {
    return positions.isEmpty() ? this : withParameters(parameters.handingOver(positions));
  }

  /**
   * Returns this summary of a model, completed with the effects of the body of the same method on
   * the arguments that the model does not mention. What the body closes or keeps is not the
   * caller's to close, whether the model says so or not.
   */
  public Summary completedBy(Summary body) {
    return withParameters(parameters.completedBy(body.parameters()));
  }

  /** Returns this summary without the releases of some parameters. */
  public Summary withoutReleasesOf(Set<Integer> unknown) {
    return unknown.isEmpty() ? this : withParameters(parameters.notReleasing(unknown));
  }

  public boolean endsNormally() {
    return returns != Termination.NEVER;
  }

  /** Returns whether each path to its end passes a call that may never return. */
  public boolean mayNotReturn() {
    return returns == Termination.DOUBTFUL;
  }

  /**
   * Returns the least effects that cover both; commutative, associative and idempotent, with {@link
   * #UNREACHED} as the neutral element. Of a summary that never returns, only the uses count.
   */
  public Summary join(Summary other) {
    if (equals(other)) {
      return this;
    }
    if (endsNormally() && !other.endsNormally()) {
      return other.join(this);
    }
    return new Summary(
        covers,
        receiver.join(other.receiver),
        joinParameters(other),
        endsNormally() ? fields.join(other.fields) : other.fields.usedAlsoBy(fields),
        endsNormally() ? result.join(other.result) : other.result,
        returns.join(other.returns),
        isComplete && other.isComplete,
        parts.join(other.parts));
  }

  /** Joins the parameters; {@code other} completes normally if one of both does. */
  private ParameterEffects joinParameters(Summary other) {
    return endsNormally()
        ? parameters.join(other.parameters)
        : other.parameters.usedAlsoBy(parameters);
  }

  /** Returns whether it states that the result is new, and leaves its type to the call. */
  public boolean leavesTypeToCall() {
    return isModel() && result.kind() == ResultEffect.Kind.FRESH && result.made() == null;
  }

  /** Returns whether a model states that the call may give null instead of a resource. */
  public boolean isNullableByModel() {
    return isModel() && result.mayBeNull() && result.isMadeByType();
  }

  private boolean isModel() {
    return covers == Coverage.CONTRACT;
  }

  /** Returns whether the call certainly keeps an argument in its object. */
  public boolean keepsInObject(int argument) {
    return isModel()
        ? parameter(argument).handedOver() == Certainty.YES
        : fields.storeInObject(argument);
  }

  /** Returns whether a contract, not an analysed body, says that the result is of a kind. */
  public boolean promises(ResultEffect.Kind kind) {
    return isModel() && result.kind() == kind;
  }

  /** Returns whether it is certain on which thread the call runs its lambdas. */
  public boolean isSureOfThread() {
    return isModel() && lambdas() != LambdaRuns.ANY_THREAD;
  }

  /**
   * Returns the arguments that share their obligation with the result.
   *
   * @param given number of arguments of the call
   */
  public List<Integer> wrapped(int given) {
    List<Integer> wrapped = new ArrayList<>(1);
    for (int i = 0; i < given; i++) {
      if (parameter(i).move() == OperandEffect.Move.INTO_RESULT) {
        wrapped.add(i);
      }
    }
    return wrapped;
  }

  private Conduct conduct() {
    return parts.get(Conduct.NONE);
  }

  /**
   * Returns when the call runs its lambda arguments. A method of the program that waits for
   * computations may wait for those that it starts.
   */
  public LambdaRuns lambdas() {
    LambdaRuns stated = conduct().lambdas();
    return isModel() || part(Timing.NONE).awaits()
        ? stated
        : part(FunctionRuns.NONE).elsewhere().orElse(stated);
  }

  /** Returns whether receiver and arguments stay in use until the result is joined. */
  public boolean async() {
    return conduct().async();
  }

  /** Returns whether the call waits for its receiver, a future, to complete. */
  public boolean awaits() {
    return conduct().awaits();
  }

  /** Returns whether the call throws in normal operation, even if it declares no exception. */
  public boolean throwsExceptions() {
    return conduct().throwing() == Throwing.ORDINARY;
  }

  /** Returns which exceptions a model says that the call throws. */
  public Throwing throwing() {
    return conduct().throwing();
  }

  /** Returns whether a call of a method may throw the exceptions that the method declares. */
  public boolean mayThrowDeclared(MethodRef method) {
    return isModel()
        ? throwing() == Throwing.DECLARED || throwing() == Throwing.ORDINARY
        : !isComplete || method.isOverridable();
  }

  /** Returns the exceptions that a model lists; empty if it has no list. */
  public List<String> listedExceptions() {
    return isModel() ? part(ListedExceptions.NONE).types() : List.of();
  }

  /** Returns whether its parts name all exceptions that the call throws. */
  public boolean namesExceptions() {
    return isModel() ? throwing() == Throwing.NOTHING : isComplete;
  }

  /** Returns when the call runs its lambda arguments; empty if it does not state that. */
  public Optional<LambdaRuns> statedLambdas() {
    return isModel() ? Optional.of(lambdas()) : Optional.empty();
  }

  /** Returns this summary with a statement about the exceptions of the call. */
  public Summary throwing(Throwing stated) {
    Conduct other = conduct().withThrowing(stated);
    return new Summary(
        covers, receiver, parameters, fields, result, returns, isComplete, parts.replacing(other));
  }

  /** Returns whether the call returns, and what its return or its result implies. */
  public CallOutcome outcome() {
    return conduct().outcome();
  }

  /** Returns what its result states about the receiver's content. */
  public ContentQuestion asks() {
    return conduct().asks();
  }

  /** Returns further traits of the call. */
  public CallTraits traits() {
    return conduct().traits();
  }

  /** Returns whether the call requests a garbage collection. */
  public boolean collectsGarbage() {
    return parts.get(GarbageRequest.NONE).isMade();
  }

  /** Returns the effect on an argument; surplus arguments (varargs) have the last effect. */
  public OperandEffect parameter(int position) {
    return parameters.at(position);
  }

  /**
   * Returns the part of one kind.
   *
   * @param neutral neutral part of that kind, returned where the summary has no other
   */
  public <P extends SummaryPart<P>> P part(P neutral) {
    return parts.get(neutral);
  }

  /** Returns whether some part requires that callers are analysed. */
  public boolean concernsEveryCaller() {
    return parts.any(SummaryPart::concernsEveryCaller);
  }

  /** Returns whether some part depends on the sources of the operands of a call. */
  public boolean dependsOnInputs() {
    return parts.any(SummaryPart::dependsOnInputs);
  }

  /** Returns whether the method stores a parameter in a field. */
  public boolean stores(int position) {
    return fields.store(position);
  }

  public OperandEffect field(FieldKey field) {
    return fields.at(field);
  }

  /** Compares identity first: most comparisons are with the former summary. */
  @Override
  public boolean equals(@Nullable Object object) {
    return this == object
        || (object instanceof Summary other
            && covers == other.covers
            && isComplete == other.isComplete
            && returns == other.returns
            && receiver.equals(other.receiver)
            && parameters.equals(other.parameters)
            && fields.equals(other.fields)
            && result.equals(other.result)
            && parts.equals(other.parts));
  }

  @Override
  public int hashCode() {
    return 31 * parameters.hashCode() + result.hashCode();
  }
}
