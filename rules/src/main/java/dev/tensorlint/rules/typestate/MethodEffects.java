// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Returning;
import dev.tensorlint.rules.ir.Local;
import java.util.ArrayList;
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
 * @param thrown what it can throw, as far as something speaks of it
 * @param timing what it does beside its own course
 * @param byAnswer effect on each parameter, apart for each boolean answer
 * @param randomness what it has to do with random numbers of the implicit generator
 * @param building what it builds that is meant to be built once
 * @param stepping what it does to parameters that keep state from call to call
 */
public record MethodEffects(
    List<OperandEffect> parameters,
    Map<FieldKey, OperandEffect> fields,
    ResultEffect result,
    Returning returns,
    boolean isComplete,
    ThrownExceptions thrown,
    Timing timing,
    ByAnswer byAnswer,
    Randomness randomness,
    Building building,
    Stepping stepping) {

  /** Nothing is known but that it ends. */
  public static final MethodEffects UNKNOWN =
      new MethodEffects(
          List.of(),
          Map.of(),
          ResultEffect.UNKNOWN,
          Returning.SURE,
          false,
          ThrownExceptions.NONE,
          new Timing(true, false, Set.of()),
          ByAnswer.NOTHING,
          Randomness.NONE,
          Building.NONE,
          Stepping.NONE);

  /** What is known of a method before any way through it is: it is not known to return. */
  public static final MethodEffects UNREACHED =
      plain(List.of(), Map.of(), ResultEffect.UNKNOWN, Returning.NEVER);

  /**
   * Returns these effects with each parameter put into a field, as records do it. Who calls this
   * knows which object has it now: it is not handed over to somebody unseen.
   */
  public MethodEffects storingParameters(List<FieldKey> components) {
    Map<FieldKey, OperandEffect> written = new HashMap<>(fields);
    for (int i = 0; i < components.size(); i++) {
      written.put(components.get(i), OperandEffect.stored(i));
    }
    return new MethodEffects(
        parameters,
        written,
        result,
        returns,
        isComplete,
        thrown,
        timing,
        ByAnswer.NOTHING,
        randomness,
        building,
        stepping);
  }

  /** Returns these effects with another result. */
  public MethodEffects giving(ResultEffect other) {
    return new MethodEffects(
        parameters,
        fields,
        other,
        returns,
        isComplete,
        thrown,
        timing,
        byAnswer,
        randomness,
        building,
        stepping);
  }

  /** Returns these effects of a method that lets others know its object, and so what it holds. */
  public MethodEffects givingAway(List<FieldKey> ofObject) {
    Map<FieldKey, OperandEffect> given = new HashMap<>(fields);
    ofObject.forEach(key -> given.put(key, field(key).givenAway()));
    return new MethodEffects(
        parameters,
        given,
        result,
        returns,
        isComplete,
        thrown,
        timing,
        byAnswer,
        randomness,
        building,
        stepping);
  }

  /** The effects of a method that gives back what a field holds, and does nothing else. */
  public static MethodEffects accessor(FieldKey field) {
    return plain(List.of(), Map.of(), ResultEffect.held(field), Returning.SURE);
  }

  /** The effects of a method in which no resource takes part. */
  public static MethodEffects harmless(List<Local> parameters) {
    return harmless(parameters, Map.of());
  }

  /** The effects of a method in which no resource takes part, and which does so to fields. */
  public static MethodEffects harmless(List<Local> parameters, Map<FieldKey, OperandEffect> fields) {
    return plain(
        parameters.stream().map(local -> OperandEffect.notFollowed(local.type())).toList(),
        fields,
        ResultEffect.UNKNOWN,
        Returning.SURE);
  }

  private static MethodEffects plain(
      List<OperandEffect> parameters,
      Map<FieldKey, OperandEffect> fields,
      ResultEffect result,
      Returning returns) {
    return new MethodEffects(
        parameters,
        fields,
        result,
        returns,
        true,
        ThrownExceptions.NONE,
        Timing.NONE,
        ByAnswer.NOTHING,
        Randomness.NONE,
        Building.NONE,
        Stepping.NONE);
  }

  public boolean endsNormally() {
    return returns != Returning.NEVER;
  }

  /** Returns whether each way out of it passes a call that may never return. */
  public boolean mayNotReturn() {
    return returns == Returning.DOUBTFUL;
  }

  /** Returns these effects of a method that may wait for something. */
  public MethodEffects awaiting() {
    Timing awaiting = timing.join(new Timing(true, false, Set.of()));
    return new MethodEffects(
        parameters,
        fields,
        result,
        returns,
        isComplete,
        thrown,
        awaiting,
        byAnswer,
        randomness,
        building,
        stepping);
  }

  /** Returns these effects of a method that ends as is said. */
  public MethodEffects returning(Returning known) {
    return new MethodEffects(
        parameters,
        fields,
        result,
        known,
        isComplete,
        thrown,
        timing,
        byAnswer,
        randomness,
        building,
        stepping);
  }

  /** Returns these effects of a method that can throw something. */
  public MethodEffects throwing(ThrownExceptions exceptions) {
    return new MethodEffects(
        parameters,
        fields,
        result,
        returns,
        isComplete,
        thrown.join(exceptions),
        timing,
        byAnswer,
        randomness,
        building,
        stepping);
  }

  /** Returns these effects of a call that has answered true or false. */
  MethodEffects answering(boolean answer) {
    return new MethodEffects(
        byAnswer.when(answer, parameters),
        fields,
        result,
        returns,
        isComplete,
        thrown,
        timing,
        ByAnswer.NOTHING,
        randomness,
        building,
        stepping);
  }

  /** Returns these effects for callers who need not know of some releases. */
  MethodEffects withoutReleasesOf(Set<Integer> unknown) {
    if (unknown.isEmpty()) {
      return this;
    }
    List<OperandEffect> known = new ArrayList<>();
    for (int i = 0; i < parameters.size(); i++) {
      known.add(unknown.contains(i) ? parameter(i).notReleased() : parameter(i));
    }
    return new MethodEffects(
        known,
        fields,
        result,
        returns,
        isComplete,
        thrown,
        timing,
        ByAnswer.NOTHING,
        randomness,
        building,
        stepping);
  }

  public MethodEffects {
    boolean endsNormally = returns != Returning.NEVER;
    parameters = endsNormally ? List.copyOf(parameters) : usesOf(parameters);
    fields = named(endsNormally ? fields : usesOf(fields));
    result = endsNormally ? result : ResultEffect.UNKNOWN;
    byAnswer = endsNormally ? byAnswer.normal(parameters) : ByAnswer.NOTHING;
    randomness = endsNormally ? randomness : Randomness.NONE;
    building = endsNormally ? building : Building.NONE;
    stepping = endsNormally ? stepping : Stepping.NONE;
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

  private static List<OperandEffect> usesOf(List<OperandEffect> parameters) {
    return parameters.stream().map(one -> OperandEffect.NONE.usedAlsoBy(one.isUsed())).toList();
  }

  private static Map<FieldKey, OperandEffect> usesOf(Map<FieldKey, OperandEffect> fields) {
    Map<FieldKey, OperandEffect> uses = new HashMap<>();
    fields.forEach((key, one) -> uses.put(key, OperandEffect.NONE.usedAlsoBy(one.isUsed())));
    return uses;
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
        thrown.join(other.thrown),
        timing.join(other.timing),
        endsNormally() ? joinByAnswer(other) : other.byAnswer,
        randomness.join(other.randomness),
        building.join(other.building),
        stepping.join(other.stepping));
  }

  /** The other ends normally if one of both does. */
  private List<OperandEffect> joinParameters(MethodEffects other) {
    return endsNormally()
        ? joined(parameters, other.parameters)
        : joinUses(parameters, other.parameters);
  }

  private ByAnswer joinByAnswer(MethodEffects other) {
    return new ByAnswer(
        joined(byAnswer.when(true, parameters), other.byAnswer.when(true, other.parameters)),
        joined(byAnswer.when(false, parameters), other.byAnswer.when(false, other.parameters)));
  }

  private static List<OperandEffect> joined(
      List<OperandEffect> some, List<OperandEffect> others) {
    List<OperandEffect> joined = new ArrayList<>();
    for (int i = 0; i < Math.max(some.size(), others.size()); i++) {
      joined.add(at(some, i).join(at(others, i)));
    }
    return joined;
  }

  private static List<OperandEffect> joinUses(
      List<OperandEffect> used, List<OperandEffect> others) {
    List<OperandEffect> joined = new ArrayList<>();
    for (int i = 0; i < Math.max(used.size(), others.size()); i++) {
      joined.add(at(others, i).usedAlsoBy(at(used, i).isUsed()));
    }
    return joined;
  }

  private static OperandEffect at(List<OperandEffect> effects, int position) {
    return effects.isEmpty()
        ? OperandEffect.NONE
        : effects.get(Math.min(position, effects.size() - 1));
  }

  private Map<FieldKey, OperandEffect> joinFields(MethodEffects other) {
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

  /** Returns the effect on an argument; further ones (varargs) take the last. */
  public OperandEffect parameter(int position) {
    return at(parameters, position);
  }

  /** Returns whether a parameter is in a field afterwards. */
  boolean stores(int position) {
    return fields.values().stream().anyMatch(field -> field.stored() == position);
  }

  public OperandEffect field(FieldKey field) {
    return fields.getOrDefault(field, OperandEffect.NONE);
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
            && thrown.equals(other.thrown)
            && timing.equals(other.timing)
            && byAnswer.equals(other.byAnswer)
            && randomness.equals(other.randomness)
            && building.equals(other.building)
            && stepping.equals(other.stepping));
  }

  @Override
  public int hashCode() {
    return 31 * parameters.hashCode() + result.hashCode();
  }
}
