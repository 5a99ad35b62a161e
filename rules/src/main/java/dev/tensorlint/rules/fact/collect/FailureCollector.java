// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.Custody;
import dev.tensorlint.rules.effect.FieldEffects;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.inferred.FailureEffects;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Determines which parameters and fields a method has released when an exception leaves it. */
final class FailureCollector {

  private FailureCollector() {}

  /**
   * @param states the states in which an exception leaves the method
   */
  static FailureEffects collect(List<PathState> states) {
    if (states.isEmpty()) {
      return FailureEffects.NONE;
    }
    Map<Integer, OperandEffect> parameters = new HashMap<>();
    Map<FieldKey, OperandEffect> fields = new HashMap<>();
    Set<ResourceId> given = new HashSet<>();
    states.forEach(state -> given.addAll(state.resources().keySet()));
    for (ResourceId id : given) {
      if (id.site() instanceof Site.Parameter parameter) {
        parameters.put(parameter.index(), effect(id, states));
      } else if (id.site() instanceof Site.Field of && !of.field().isOfObject()) {
        fields.put(of.field(), effect(id, states));
      }
    }
    return new FailureEffects(parameters, new FieldEffects(fields));
  }

  private static OperandEffect effect(ResourceId id, List<PathState> states) {
    OperandEffect released =
        states.stream()
            .map(state -> state.has(id) ? released(state.resource(id)) : Certainty.NO)
            .reduce(Certainty::join)
            .map(OperandEffect::releasing)
            .orElse(OperandEffect.NONE);
    boolean isAcquired =
        states.stream()
            .anyMatch(state -> state.has(id) && state.resource(id).owner().equals(Owner.caller()));
    return isAcquired ? released.change().custody(Custody.ACQUIRED).build() : released;
  }

  private static Certainty released(ResourceState state) {
    if (!state.mayBeReleased()) {
      return Certainty.NO;
    }
    return state.isReleased() ? Certainty.YES : Certainty.MAYBE;
  }
}
