// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.ObjectKey;
import dev.tensorlint.rules.effect.inferred.FailureEffects;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.Map;
import java.util.Optional;

/** Applies the effects of a call that throws: the releases before the throw. */
final class FailureTransfer {

  private FailureTransfer() {}

  static PathState apply(int node, Instr.Invoke call, FailureEffects effects, PathState state) {
    PathState after = state;
    for (int i = 0; i < call.arguments().size(); i++) {
      Value argument = state.value(call.arguments().get(i));
      Certainty how = effects.parameters().getOrDefault(i, Certainty.NO);
      after = released(node, argument, how, after);
    }
    Optional<ObjectKey> object = ReceiverFields.object(call.receiver(), state);
    for (Map.Entry<FieldKey, Certainty> entry : effects.fields().entrySet()) {
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
