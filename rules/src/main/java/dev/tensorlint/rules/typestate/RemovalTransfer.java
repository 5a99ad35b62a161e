// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.ContentQuestion;
import dev.tensorlint.rules.effect.LambdaRuns;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Resources;
import java.util.EnumSet;
import java.util.Set;

/**
 * Steps that may take something out of a container. What leaves by a helper, or as one of several
 * elements, is not followed so closely that it could be said that the container still has the
 * others: it is noted that it may have lost any.
 */
final class RemovalTransfer {

  private static final Set<ResultEffect.Kind> LOOKS =
      EnumSet.of(
          ResultEffect.Kind.ELEMENT_OF,
          ResultEffect.Kind.ELEMENTS_OF,
          ResultEffect.Kind.SOME_OF,
          ResultEffect.Kind.ALIAS,
          ResultEffect.Kind.COPY);

  private final Resources resources;

  RemovalTransfer(Resources resources) {
    this.resources = resources;
  }

  /** Returns the state after a call; what no model describes may take anything out. */
  PathState called(Instr.Invoke call, Summary summary, PathState state) {
    if (summary.isModel() && leavesAll(summary)) {
      return state;
    }
    PathState after = state;
    for (Slot slot : Operands.all(call)) {
      for (ResourceId container : state.value(slot).resources()) {
        after = resources.isContainer(container) ? tapped(container, after) : after;
      }
    }
    return after;
  }

  private PathState tapped(ResourceId container, PathState state) {
    PathState after = state.update(container, ResourceState::tapped);
    for (ResourceId viewed : state.viewed(container)) {
      after = after.update(viewed, ResourceState::tapped);
    }
    return after;
  }

  /** What goes over all elements, tells one of them or adds one leaves those that are there. */
  private static boolean leavesAll(Summary effect) {
    boolean takes =
        effect.receiver().emptied() == Certainty.YES || effect.parameter(0).isWithdrawn();
    boolean isLook =
        effect.asks() != ContentQuestion.NONE
            || effect.parameter(0).isAdded()
            || effect.lambdas() == LambdaRuns.EACH
            || LOOKS.contains(effect.result().kind());
    return isLook && !takes;
  }
}
