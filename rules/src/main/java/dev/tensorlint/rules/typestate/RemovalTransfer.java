// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.LambdaRuns;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Types;
import java.util.EnumSet;
import java.util.Set;

/**
 * Transfers steps that may remove an element. A removal by a helper, or of one of several elements,
 * does not identify the removed element, so that the container is marked as having possibly lost
 * any of them.
 */
final class RemovalTransfer {

  private static final Set<ResultEffect.Kind> LOOKS =
      EnumSet.of(
          ResultEffect.Kind.ELEMENT_OF,
          ResultEffect.Kind.ELEMENTS_OF,
          ResultEffect.Kind.SOME_OF,
          ResultEffect.Kind.ALIAS,
          ResultEffect.Kind.ONE_OF,
          ResultEffect.Kind.COPY);

  private RemovalTransfer() {}

  /** Returns the state after a call; one that does not say so may remove any element. */
  static PathState called(Instr.Invoke call, Summary summary, PathState state) {
    if (summary.covers().hasElements() && (leavesAll(summary) || wraps(call, summary))) {
      return state;
    }
    PathState after = state;
    for (Slot slot : Operands.all(call)) {
      for (ResourceId container : state.value(slot).resources()) {
        after = Types.isContainer(container, state) ? maybeRemoved(container, after) : after;
      }
    }
    return after;
  }

  private static PathState maybeRemoved(ResourceId container, PathState state) {
    PathState after = state.update(container, ResourceState::afterRemoval);
    for (ResourceId viewed : state.viewed(container)) {
      after = after.update(viewed, ResourceState::afterRemoval);
    }
    return after;
  }

  /** Returns whether the result has what it is given, with all its elements. */
  private static boolean wraps(Instr.Invoke call, Summary effect) {
    return !effect.wrapped(call.arguments().size()).isEmpty();
  }

  /** Returns whether a call keeps all elements: it iterates over them, reads one or adds one. */
  private static boolean leavesAll(Summary effect) {
    boolean takes =
        effect.receiver().emptied() == Certainty.YES || effect.parameter(0).isWithdrawn();
    boolean isReadOnly =
        effect.asks().isOfElements()
            || effect.parameter(0).isAdded()
            || effect.lambdas() == LambdaRuns.EACH
            || LOOKS.contains(effect.result().kind());
    return isReadOnly && !takes;
  }
}
