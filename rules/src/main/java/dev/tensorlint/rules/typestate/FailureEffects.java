// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.FieldKey;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/**
 * What a method has released of what it was given when it ends by an exception: who cannot go on
 * often cleans up before he tells so. What is not named stays as it is.
 *
 * @param parameters by position
 * @param fields fields of the receiver, and static ones
 */
public record FailureEffects(Map<Integer, Certainty> parameters, Map<FieldKey, Certainty> fields) {

  public static final FailureEffects NONE = new FailureEffects(Map.of(), Map.of());

  public FailureEffects {
    parameters = named(parameters);
    fields = named(fields);
  }

  private static <K> Map<K, Certainty> named(Map<K, Certainty> effects) {
    Map<K, Certainty> named = new HashMap<>(effects);
    named.values().removeIf(Certainty.NO::equals);
    return Map.copyOf(named);
  }

  /** Returns what holds in the states with which an exception leaves a method. */
  static FailureEffects of(List<PathState> states) {
    if (states.isEmpty()) {
      return NONE;
    }
    Map<Integer, Certainty> parameters = new HashMap<>();
    Map<FieldKey, Certainty> fields = new HashMap<>();
    Set<ResourceId> given = new HashSet<>();
    states.forEach(state -> given.addAll(state.resources().keySet()));
    for (ResourceId id : given) {
      if (id.site() instanceof Site.Parameter parameter) {
        parameters.put(parameter.index(), released(id, states));
      } else if (id.site() instanceof Site.Field of && !of.field().isOfObject()) {
        fields.put(of.field(), released(id, states));
      }
    }
    return new FailureEffects(parameters, fields);
  }

  private static Certainty released(ResourceId id, List<PathState> states) {
    Certainty joined = null;
    for (PathState state : states) {
      Certainty one = state.has(id) ? released(state.resource(id)) : Certainty.NO;
      joined = joined == null ? one : joined.join(one);
    }
    return joined == null ? Certainty.NO : joined;
  }

  private static Certainty released(ResourceState state) {
    if (!state.mayBeReleased()) {
      return Certainty.NO;
    }
    return state.isReleased() ? Certainty.YES : Certainty.MAYBE;
  }

  public FailureEffects join(FailureEffects other) {
    return new FailureEffects(join(parameters, other.parameters), join(fields, other.fields));
  }

  private static <K> Map<K, Certainty> join(Map<K, Certainty> one, Map<K, Certainty> other) {
    Set<K> keys = new HashSet<>(one.keySet());
    keys.addAll(other.keySet());
    Map<K, Certainty> joined = new HashMap<>();
    for (K key : keys) {
      Certainty here = one.getOrDefault(key, Certainty.NO);
      joined.put(key, here.join(other.getOrDefault(key, Certainty.NO)));
    }
    return joined;
  }

  /** Returns what a call leaves behind that throws. */
  PathState apply(int node, Instr.Invoke call, PathState state) {
    PathState after = state;
    for (int i = 0; i < call.arguments().size(); i++) {
      Value argument = state.value(call.arguments().get(i));
      after = released(node, argument, parameters.getOrDefault(i, Certainty.NO), after);
    }
    OptionalInt object = ReceiverFields.object(call.receiver(), state);
    for (Map.Entry<FieldKey, Certainty> entry : fields.entrySet()) {
      FieldKey field = entry.getKey();
      if (object.isPresent() || field.isStatic()) {
        Value held = state.field(field.of(object.orElse(FieldKey.THIS_OR_STATIC)));
        after = released(node, held, entry.getValue(), after);
      }
    }
    return after;
  }

  private static PathState released(int node, Value value, Certainty how, PathState state) {
    return switch (how) {
      case NO -> state;
      case YES -> Releases.release(state, value, node);
      case MAYBE -> Releases.maybeRelease(state, value, node);
    };
  }
}
