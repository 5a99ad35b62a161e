// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.ObjectKey;
import dev.tensorlint.rules.effect.OperandEffect;
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
      OperandEffect effect = effects.parameter(i);
      after = Releases.release(after, call.arguments().get(i), effect.released(), node);
    }
    Optional<ObjectKey> object = ReceiverFields.object(call.receiver(), state);
    for (Map.Entry<FieldKey, OperandEffect> entry : effects.fields().byField().entrySet()) {
      FieldKey field = entry.getKey();
      if (object.isPresent() || field.isStatic()) {
        Value held = state.field(field.of(object.orElse(FieldKey.THIS_OR_STATIC)));
        after = Releases.release(after, held, entry.getValue().released(), node);
      }
    }
    return after;
  }
}
