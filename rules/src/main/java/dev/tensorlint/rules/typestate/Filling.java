// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Types;
import java.util.function.Predicate;

/** Fills objects that begin empty: only their model says which calls leave them so. */
final class Filling {

  private Filling() {}

  /** Returns the state after a call of a method on its receiver. */
  static PathState byMethod(Slot receiver, String method, PathState state) {
    return filled(receiver, model -> !model.leavesEmpty().contains(method), state);
  }

  /** Returns the state after a call on an argument, whatever it does with it but ask. */
  static PathState byArgument(Slot argument, OperandEffect effect, PathState state) {
    return effect.equals(OperandEffect.METADATA) ? state : filled(argument, model -> true, state);
  }

  private static PathState filled(Slot slot, Predicate<TypeModel> isFilled, PathState state) {
    PathState after = state;
    for (ResourceId resource : state.value(slot).resources()) {
      TypeModel model = Types.model(resource, after);
      if (model != null && model.beginsEmpty() && isFilled.test(model)) {
        after = after.update(resource, ResourceState::filled);
      }
    }
    return after;
  }
}
