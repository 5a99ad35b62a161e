// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.ir.Local;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a method of the program does to what goes in, and what comes out of it. A plain value.
 *
 * @param parameters effect on each parameter
 * @param fields effect on the fields of its receiver and on static fields; those not named stay as
 *     they are
 * @param result what it returns
 * @param returns whether it can end without an exception; where it never does, only uses are known
 *     of what goes in
 * @param isComplete whether all of it was analysed; nothing definite follows otherwise
 * @param parts what else it does, one part for each aspect
 */
public record MethodEffects(
    ParameterEffects parameters,
    Map<FieldKey, FieldEffect> fields,
    MethodResult result,
    Returning returns,
    boolean isComplete,
    SummaryParts parts) {

  /** Nothing is known but that it ends. */
  public static final MethodEffects UNKNOWN =
      new MethodEffects(
              ParameterEffects.NONE,
              Map.of(),
              MethodResult.UNKNOWN,
              Returning.SURE,
              false,
              SummaryParts.NONE)
          .with(Timing.AWAITING);

  /** What is known of a method before any path through it is: it is not known to return. */
  public static final MethodEffects UNREACHED =
      plain(ParameterEffects.NONE, Map.of(), MethodResult.UNKNOWN, Returning.NEVER);

  /** The effects of a method that gives back what a field holds, and does nothing else. */
  public static MethodEffects accessor(FieldKey field) {
    return plain(ParameterEffects.NONE, Map.of(), MethodResult.held(field), Returning.SURE);
  }

  /** The effects of a method in which no resource takes part. */
  public static MethodEffects harmless(List<Local> parameters) {
    return harmless(parameters, Map.of());
  }

  /** The effects of a method in which no resource takes part, and which does so to fields. */
  public static MethodEffects harmless(List<Local> parameters, Map<FieldKey, FieldEffect> fields) {
    List<ParameterEffect> effects =
        parameters.stream().map(local -> ParameterEffect.notFollowed(local.type())).toList();
    return plain(ParameterEffects.of(effects), fields, MethodResult.UNKNOWN, Returning.SURE);
  }

  private static MethodEffects plain(
      ParameterEffects parameters,
      Map<FieldKey, FieldEffect> fields,
      MethodResult result,
      Returning returns) {
    return new MethodEffects(parameters, fields, result, returns, true, SummaryParts.NONE);
  }

  public MethodEffects {
    boolean endsNormally = returns != Returning.NEVER;
    parameters = endsNormally ? parameters : parameters.uses();
    fields = named(endsNormally ? fields : usesOf(fields));
    result = endsNormally ? result : MethodResult.UNKNOWN;
    parts = endsNormally ? parts : parts.ofNoReturn();
  }

  /** Leaves out fields that stay as they are, so that equal effects are equal. */
  private static Map<FieldKey, FieldEffect> named(Map<FieldKey, FieldEffect> fields) {
    if (fields.isEmpty() || !fields.containsValue(FieldEffect.NONE)) {
      return Map.copyOf(fields);
    }
    Map<FieldKey, FieldEffect> named = new HashMap<>(fields);
    named.values().removeIf(FieldEffect.NONE::equals);
    return Map.copyOf(named);
  }

  private static Map<FieldKey, FieldEffect> usesOf(Map<FieldKey, FieldEffect> fields) {
    Map<FieldKey, FieldEffect> uses = new HashMap<>();
    fields.forEach((key, one) -> uses.put(key, FieldEffect.NONE.usedAlsoBy(one.isUsed())));
    return uses;
  }

  private MethodEffects withParameters(ParameterEffects others) {
    return new MethodEffects(others, fields, result, returns, isComplete, parts);
  }

  private MethodEffects withFields(Map<FieldKey, FieldEffect> others) {
    return new MethodEffects(parameters, others, result, returns, isComplete, parts);
  }

  /** Returns these effects with another result. */
  public MethodEffects giving(MethodResult other) {
    return new MethodEffects(parameters, fields, other, returns, isComplete, parts);
  }

  /** Returns these effects of a method that ends as is said. */
  public MethodEffects returning(Returning known) {
    return new MethodEffects(parameters, fields, result, known, isComplete, parts);
  }

  /** Returns these effects of a method that does something more. */
  public <P extends SummaryPart<P>> MethodEffects with(P part) {
    SummaryParts more = parts.joining(part);
    return new MethodEffects(parameters, fields, result, returns, isComplete, more);
  }

  /**
   * Returns these effects with each parameter put into a field, as records do it. Who calls this
   * knows which object has it now: it is not handed over to somebody unseen.
   */
  public MethodEffects storingParameters(List<FieldKey> components) {
    Map<FieldKey, FieldEffect> written = new HashMap<>(fields);
    for (int i = 0; i < components.size(); i++) {
      written.put(components.get(i), FieldEffect.stored(i));
    }
    return withFields(written).withParameters(ParameterEffects.of(parameters.effects()));
  }

  /** Returns these effects of a method that lets others know its object, and so what it holds. */
  public MethodEffects givingAway(List<FieldKey> ofObject) {
    Map<FieldKey, FieldEffect> given = new HashMap<>(fields);
    ofObject.forEach(key -> given.put(key, field(key).givenAway()));
    return withFields(given);
  }

  /** Returns these effects of a call that has answered true or false. */
  MethodEffects answering(boolean answer) {
    return withParameters(parameters.when(answer));
  }

  /** Returns these effects for callers who need not know of some releases. */
  MethodEffects withoutReleasesOf(Set<Integer> unknown) {
    return unknown.isEmpty() ? this : withParameters(parameters.notReleasing(unknown));
  }

  public boolean endsNormally() {
    return returns != Returning.NEVER;
  }

  /** Returns whether each way out of it passes a call that may never return. */
  public boolean mayNotReturn() {
    return returns == Returning.DOUBTFUL;
  }

  /**
   * Returns the least effects that cover both; commutative, associative and idempotent, with {@link
   * #UNREACHED} as the neutral element. Of a method that never returns only its uses count.
   */
  public MethodEffects join(MethodEffects other) {
    if (equals(other)) {
      return this;
    }
    if (endsNormally() && !other.endsNormally()) {
      return other.join(this);
    }
    return new MethodEffects(
        joinParameters(other),
        joinFields(other),
        endsNormally() ? result.join(other.result) : other.result,
        returns.join(other.returns),
        isComplete && other.isComplete,
        parts.join(other.parts));
  }

  /** The other ends normally if one of both does. */
  private ParameterEffects joinParameters(MethodEffects other) {
    return endsNormally()
        ? parameters.join(other.parameters)
        : other.parameters.usedAlsoBy(parameters);
  }

  private Map<FieldKey, FieldEffect> joinFields(MethodEffects other) {
    if (fields.isEmpty() && other.fields.isEmpty()) {
      return Map.of();
    }
    Set<FieldKey> keys = new HashSet<>(fields.keySet());
    keys.addAll(other.fields.keySet());
    Map<FieldKey, FieldEffect> joined = new HashMap<>();
    for (FieldKey key : keys) {
      FieldEffect theirs = other.field(key);
      joined.put(
          key, endsNormally() ? field(key).join(theirs) : theirs.usedAlsoBy(field(key).isUsed()));
    }
    return joined;
  }

  /** Returns the effect on an argument; further ones (varargs) take the last. */
  public ParameterEffect parameter(int position) {
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
  boolean stores(int position) {
    return fields.values().stream().anyMatch(field -> field.storedParameter() == position);
  }

  public FieldEffect field(FieldKey field) {
    return fields.getOrDefault(field, FieldEffect.NONE);
  }

  /** Most are compared with what they were before. */
  @Override
  public boolean equals(@Nullable Object object) {
    return this == object
        || (object instanceof MethodEffects other
            && isComplete == other.isComplete
            && returns == other.returns
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
