// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.CallTraits;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.inferred.StatefulUse;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Typestate;
import dev.tensorlint.rules.typestate.state.Value;
import org.jspecify.annotations.Nullable;

/**
 * Transfers the steps of stateful objects: a step releases the former state and with it what the
 * object lent until then.
 */
public final class StatefulCalls {

  private StatefulCalls() {}

  /** Returns the owner of a resource that is lent until the next step. */
  static Owner lenderOf(@Nullable Slot lender, PathState state) {
    return Referents.ownerOf(lender, state) instanceof Owner.Of of
        ? new Owner.Of(of.resource(), true, true)
        : Owner.elsewhere();
  }

  public static boolean isStep(CallTraits traits) {
    return traits.predicts() || traits.resetsState();
  }

  /**
   * Returns the state after a call: a model describes a step of the receiver, a body steps of its
   * parameters.
   */
  static PathState after(int node, Instr.Invoke call, Summary summary, PathState state) {
    Slot receiver = call.receiver();
    PathState after =
        receiver != null && isStep(summary.traits()) ? step(node, receiver, true, state) : state;
    for (int parameter : summary.part(StatefulUse.NONE).stepped()) {
      if (parameter < call.arguments().size()) {
        after = step(node, call.arguments().get(parameter), false, after);
      }
    }
    return after;
  }

  private static PathState step(int node, Slot stepped, boolean isSure, PathState state) {
    Value owner = state.value(stepped);
    boolean isCertain = isSure && state.isOneObject(owner);
    Typestate how = Typestate.releasedByStep(node);
    PathState after = state;
    for (ResourceId resource : owner.resources()) {
      for (ResourceId lent : Releases.dependents(state, resource)) {
        if (isUntilStep(state.resource(lent))) {
          after = after.update(lent, one -> isCertain ? one.released(how) : one.maybeReleased(how));
        }
      }
    }
    return after;
  }

  private static boolean isUntilStep(ResourceState state) {
    return state.owner() instanceof Owner.Of of && of.isUntilStep();
  }
}
