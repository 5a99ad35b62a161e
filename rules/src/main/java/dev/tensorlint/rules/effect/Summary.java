// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import dev.tensorlint.rules.ir.Local;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a call of a method does to what goes in, and what comes out of it, whether a model states it
 * or a body shows it. A plain value.
 *
 * @param origin where it comes from
 * @param receiver effect on the receiver itself; what a body does to its object, it does to fields
 * @param parameters effect on each parameter
 * @param fields effect on the fields of its receiver and on static fields; those not named stay as
 *     they are
 * @param result what it returns
 * @param returns whether it can end without an exception; where it never does, only uses are known
 *     of what goes in
 * @param isComplete whether all of it was analysed; nothing definite follows otherwise
 * @param parts what else it does, one part for each aspect
 */
public record Summary(
    Origin origin,
    OperandEffect receiver,
    ParameterEffects parameters,
    Map<FieldKey, OperandEffect> fields,
    ResultEffect result,
    Termination returns,
    boolean isComplete,
    SummaryParts parts) {

  /** Where a summary comes from. */
  public enum Origin {
    /** A model states it: the contract of a method, which the body of an implementation keeps. */
    MODEL,
    /** Bodies of the program show it. */
    BODY,
    /** Neither a model nor a body of the program describes the method. */
    UNSEEN
  }

  /** Nothing is known but that it ends. */
  public static final Summary UNKNOWN =
      new Summary(
              Origin.BODY,
              OperandEffect.NONE,
              ParameterEffects.NONE,
              Map.of(),
              ResultEffect.UNKNOWN,
              Termination.SURE,
              false,
              SummaryParts.NONE)
          .with(Timing.AWAITING);

  /** What is known of a method before any path through it is: it is not known to return. */
  public static final Summary UNREACHED =
      plain(ParameterEffects.NONE, Map.of(), ResultEffect.UNKNOWN, Termination.NEVER);

  /** The effects of a method that gives back what a field holds, and does nothing else. */
  public static Summary accessor(FieldKey field) {
    return plain(ParameterEffects.NONE, Map.of(), ResultEffect.held(field), Termination.SURE);
  }

  /** The effects of a method in which no resource takes part. */
  public static Summary harmless(List<Local> parameters) {
    return harmless(parameters, Map.of());
  }

  /** The effects of a method in which no resource takes part, and which does so to fields. */
  public static Summary harmless(List<Local> parameters, Map<FieldKey, OperandEffect> fields) {
    List<OperandEffect> effects =
        parameters.stream().map(local -> OperandEffect.notFollowed(local.type())).toList();
    return plain(ParameterEffects.of(effects), fields, ResultEffect.UNKNOWN, Termination.SURE);
  }

  /** Returns what a model states; further arguments take the last effect, none are borrowed. */
  public static Summary modelled(
      ResultEffect result, OperandEffect receiver, List<OperandEffect> arguments) {
    List<OperandEffect> known = arguments.isEmpty() ? List.of(OperandEffect.BORROWS) : arguments;
    return new Summary(
        Origin.MODEL,
        receiver,
        ParameterEffects.of(known),
        Map.of(),
        result,
        Termination.SURE,
        true,
        SummaryParts.NONE);
  }

  /** Returns what may happen in a call of a method that nothing describes. */
  public static Summary unseen(OperandEffect receiver, OperandEffect arguments) {
    return new Summary(
        Origin.UNSEEN,
        receiver,
        ParameterEffects.of(List.of(arguments)),
        Map.of(),
        ResultEffect.UNKNOWN,
        Termination.SURE,
        false,
        SummaryParts.NONE);
  }

  /** Returns what a body shows. */
  public static Summary inferred(
      ParameterEffects parameters,
      Map<FieldKey, OperandEffect> fields,
      ResultEffect result,
      Termination returns,
      SummaryParts parts) {
    return new Summary(
        Origin.BODY, OperandEffect.NONE, parameters, fields, result, returns, true, parts);
  }

  private static Summary plain(
      ParameterEffects parameters,
      Map<FieldKey, OperandEffect> fields,
      ResultEffect result,
      Termination returns) {
    return new Summary(
        Origin.BODY,
        OperandEffect.NONE,
        parameters,
        fields,
        result,
        returns,
        true,
        SummaryParts.NONE);
  }

  public Summary {
    boolean endsNormally = returns != Termination.NEVER || origin != Origin.BODY;
    parameters = endsNormally ? parameters : parameters.uses();
    fields = named(endsNormally ? fields : usesOf(fields));
    result = endsNormally ? result : ResultEffect.UNKNOWN;
    parts = endsNormally ? parts : parts.ofNoReturn();
  }

  /** Leaves out fields that stay as they are, so that equal effects are equal. */
  private static Map<FieldKey, OperandEffect> named(Map<FieldKey, OperandEffect> fields) {
    if (fields.isEmpty() || !fields.containsValue(OperandEffect.NONE)) {
      return Map.copyOf(fields);
    }
    Map<FieldKey, OperandEffect> named = new HashMap<>(fields);
    named.values().removeIf(OperandEffect.NONE::equals);
    return Map.copyOf(named);
  }

  private static Map<FieldKey, OperandEffect> usesOf(Map<FieldKey, OperandEffect> fields) {
    Map<FieldKey, OperandEffect> uses = new HashMap<>();
    fields.forEach((key, one) -> uses.put(key, OperandEffect.NONE.usedAlsoBy(one.isUsed())));
    return uses;
  }

  private Summary withParameters(ParameterEffects others) {
    return new Summary(origin, receiver, others, fields, result, returns, isComplete, parts);
  }

  private Summary withFields(Map<FieldKey, OperandEffect> others) {
    return new Summary(origin, receiver, parameters, others, result, returns, isComplete, parts);
  }

  /** Returns these effects with another result. */
  public Summary giving(ResultEffect other) {
    return new Summary(origin, receiver, parameters, fields, other, returns, isComplete, parts);
  }

  /** Returns this summary with another effect on the receiver. */
  public Summary withReceiver(OperandEffect other) {
    return new Summary(origin, other, parameters, fields, result, returns, isComplete, parts);
  }

  /** Returns these effects of a method that ends as is said. */
  public Summary returning(Termination known) {
    return new Summary(origin, receiver, parameters, fields, result, known, isComplete, parts);
  }

  /** Returns these effects of a method that does something more. */
  public <P extends SummaryPart<P>> Summary with(P part) {
    SummaryParts more = parts.joining(part);
    return new Summary(origin, receiver, parameters, fields, result, returns, isComplete, more);
  }

  /**
   * Returns these effects with each parameter put into a field, as records do it. Who calls this
   * knows which object has it now: it is not handed over to somebody unseen.
   */
  public Summary storingParameters(List<FieldKey> components) {
    Map<FieldKey, OperandEffect> written = new HashMap<>(fields);
    for (int i = 0; i < components.size(); i++) {
      written.put(components.get(i), OperandEffect.stored(i));
    }
    return withFields(written).withParameters(ParameterEffects.of(parameters.effects()));
  }

  /** Returns these effects of a method that lets others know its object, and so what it holds. */
  public Summary givingAway(List<FieldKey> ofObject) {
    Map<FieldKey, OperandEffect> given = new HashMap<>(fields);
    ofObject.forEach(key -> given.put(key, field(key).givenAway()));
    return withFields(given);
  }

  /** Returns these effects of a call that has answered true or false. */
  public Summary answering(boolean answer) {
    return withParameters(parameters.when(answer));
  }

  /** Returns these effects for callers who need not know of some releases. */
  public Summary withoutReleasesOf(Set<Integer> unknown) {
    return unknown.isEmpty() ? this : withParameters(parameters.notReleasing(unknown));
  }

  public boolean endsNormally() {
    return returns != Termination.NEVER;
  }

  /** Returns whether each way out of it passes a call that may never return. */
  public boolean mayNotReturn() {
    return returns == Termination.DOUBTFUL;
  }

  /**
   * Returns the least effects that cover both; commutative, associative and idempotent, with {@link
   * #UNREACHED} as the neutral element. Of a method that never returns only its uses count.
   */
  public Summary join(Summary other) {
    if (equals(other)) {
      return this;
    }
    if (endsNormally() && !other.endsNormally()) {
      return other.join(this);
    }
    return new Summary(
        origin,
        receiver.join(other.receiver),
        joinParameters(other),
        joinFields(other),
        endsNormally() ? result.join(other.result) : other.result,
        returns.join(other.returns),
        isComplete && other.isComplete,
        parts.join(other.parts));
  }

  /** The other ends normally if one of both does. */
  private ParameterEffects joinParameters(Summary other) {
    return endsNormally()
        ? parameters.join(other.parameters)
        : other.parameters.usedAlsoBy(parameters);
  }

  private Map<FieldKey, OperandEffect> joinFields(Summary other) {
    if (fields.isEmpty() && other.fields.isEmpty()) {
      return Map.of();
    }
    Set<FieldKey> keys = new HashSet<>(fields.keySet());
    keys.addAll(other.fields.keySet());
    Map<FieldKey, OperandEffect> joined = new HashMap<>();
    for (FieldKey key : keys) {
      OperandEffect theirs = other.field(key);
      joined.put(
          key, endsNormally() ? field(key).join(theirs) : theirs.usedAlsoBy(field(key).isUsed()));
    }
    return joined;
  }

  public boolean isModel() {
    return origin == Origin.MODEL;
  }

  public boolean isBody() {
    return origin == Origin.BODY;
  }

  /**
   * Returns the argument that the result shares its obligation with, of a call with a number of
   * arguments; empty for none.
   */
  public OptionalInt wrapped(int given) {
    for (int i = 0; i < given; i++) {
      if (parameter(i).move() == OperandEffect.Move.INTO_RESULT) {
        return OptionalInt.of(i);
      }
    }
    return OptionalInt.empty();
  }

  private Conduct conduct() {
    return parts.get(Conduct.NONE);
  }

  /** Returns when it runs lambdas among its arguments. */
  public LambdaRuns lambdas() {
    return conduct().lambdas();
  }

  /** Returns whether receiver and arguments stay in use until the result is joined. */
  public boolean async() {
    return conduct().async();
  }

  /** Returns whether it waits for the receiver, a future. */
  public boolean awaits() {
    return conduct().awaits();
  }

  /** Returns whether it throws in ordinary operation. */
  public boolean throwsExceptions() {
    return conduct().throwsExceptions();
  }

  /** Returns whether it returns, and what that or its answer says. */
  public CallOutcome outcome() {
    return conduct().outcome();
  }

  /** Returns what its answer says of the receiver's content. */
  public ContentQuestion asks() {
    return conduct().asks();
  }

  /** Returns what the call is about. */
  public CallTraits traits() {
    return conduct().traits();
  }

  /** Returns whether it asks the garbage collector to run. */
  public boolean collectsGarbage() {
    return parts.get(GarbageRequest.NONE).isMade();
  }

  /** Returns the effect on an argument; further ones (varargs) take the last. */
  public OperandEffect parameter(int position) {
    return parameters.at(position);
  }

  /**
   * Returns one part of what else it does.
   *
   * @param neutral stands for the kind of the part; the answer where there is nothing to say
   */
  public <P extends SummaryPart<P>> P part(P neutral) {
    return parts.get(neutral);
  }

  /** Returns whether a caller is analysed because of some part. */
  public boolean concernsEveryCaller() {
    return parts.any(SummaryPart::concernsEveryCaller);
  }

  /** Returns whether some part depends on where the operands of a call come from. */
  public boolean dependsOnInputs() {
    return parts.any(SummaryPart::dependsOnInputs);
  }

  /** Returns whether a parameter is in a field afterwards. */
  public boolean stores(int position) {
    return fields.values().stream().anyMatch(field -> field.stored() == position);
  }

  public OperandEffect field(FieldKey field) {
    return fields.getOrDefault(field, OperandEffect.NONE);
  }

  /** Most are compared with what they were before. */
  @Override
  public boolean equals(@Nullable Object object) {
    return this == object
        || (object instanceof Summary other
            && origin == other.origin
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
