// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Contents;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Types;
import dev.tensorlint.rules.typestate.state.Typestate;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.HashSet;
import java.util.Set;

/**
 * Transfers steps that may replace elements: a model states {@link OperandEffect#REFILLS}, a method
 * of the program stores values under keys, or unseen code has the container. A refill replaces the
 * released elements, as in {@code for (Tensor t : states) t.close(); Arrays.setAll(states,
 * this::initial)}.
 */
final class Refilling {

  private Refilling() {}

  /** Returns the state after an unseen refill, or a possible one, of some containers. */
  static PathState refilled(Value containers, PathState state) {
    PathState after = vacated(containers, state);
    for (ResourceId id : containers.resources()) {
      boolean hadReleased =
          Types.isContainer(id, state)
              && Contents.typestates(state, id).stream().anyMatch(Typestate::isReleased);
      after = hadReleased ? after.update(id, Refilling::withOthers) : after;
    }
    return after;
  }

  /** Returns the state of a container with open elements that other code owns. */
  private static ResourceState withOthers(ResourceState container) {
    Set<Typestate> typestates = new HashSet<>(container.typestates());
    typestates.add(Typestate.OPEN);
    ResourceState filled = container.withTypestates(typestates);
    return container.owner().isHere() ? filled.surelyHandedOver() : filled;
  }

  /** Returns the state before followed values replace elements. */
  static PathState vacated(Value containers, PathState state) {
    PathState after = state;
    for (ResourceId id : containers.resources()) {
      after = Types.isContainer(id, state) ? vacated(id, after) : after;
      for (ResourceId viewed : state.viewed(id)) {
        after = vacated(viewed, after);
      }
    }
    return after;
  }

  /**
   * Removes all released elements from a container. The current element of a loop is only marked:
   * {@link IterationTransfer} determines the state of the others at the end of the loop.
   */
  static PathState vacated(ResourceId container, PathState state) {
    if (!state.has(container)) {
      return state;
    }
    PathState after = state;
    for (ResourceId element : Contents.of(state, container)) {
      if (isReleased(state.resource(element))) {
        boolean isCurrent = element.site() instanceof Site.Iteration;
        after =
            after.update(
                element, one -> isCurrent ? one.refilled() : one.within(container, Certainty.NO));
      }
    }
    return after.update(container, one -> one.withoutReleased().refilled());
  }

  /**
   * Replaces a released value of a map entry, which represents its value: a later use of the entry
   * is no use of the released value.
   */
  static PathState replaced(Value entry, PathState state) {
    PathState after = state;
    for (ResourceId id : entry.resources()) {
      boolean isEntry = Contents.isReadOnly(id) && !Types.isContainer(id, state) && state.has(id);
      boolean isReplaced = isEntry && isReleased(state.resource(id));
      after = isReplaced ? after.update(id, one -> one.used().refilled()) : after;
    }
    return after;
  }

  /** Returns whether an element is certainly released. */
  static boolean isReleased(ResourceState element) {
    return element.mayBeReleased() && element.isReleased();
  }
}
