// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import java.util.List;
import java.util.OptionalInt;

/**
 * A result that wraps arguments, and one obligation for all. One argument stands for the result:
 * the first that is a followed resource. The others are handed over, because releasing the result
 * releases them.
 */
final class Wrapping {

  private Wrapping() {}

  /** Returns the argument that stands for the result; empty if none is wrapped. */
  static OptionalInt holder(Instr.Invoke call, List<Integer> wrapped, PathState state) {
    if (wrapped.isEmpty()) {
      return OptionalInt.empty();
    }
    for (int argument : wrapped) {
      if (!state.value(call.arguments().get(argument)).resources().isEmpty()) {
        return OptionalInt.of(argument);
      }
    }
    return OptionalInt.of(wrapped.get(0));
  }

  /** Returns the state with the wrapper in the target of a call. */
  static PathState result(Instr.Invoke call, List<Integer> wrapped, int holder, PathState state) {
    PathState after = state;
    for (int argument : wrapped) {
      after =
          argument == holder
              ? after
              : Referents.each(
                  after, call.arguments().get(argument), ResourceState::surelyHandedOver);
    }
    return after.with(call.target(), state.value(call.arguments().get(holder)));
  }
}
