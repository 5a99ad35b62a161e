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
import dev.tensorlint.rules.typestate.state.Resources;
import dev.tensorlint.rules.typestate.state.Typestate;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.HashSet;
import java.util.Set;

/**
 * Steps that may put something else in the place of elements: a model says {@link
 * OperandEffect#REFILLS}, a method of the program puts something under keys, or code that nobody
 * sees has the container. Who refills a container replaces what is released, as in {@code for
 * (Tensor t : states) t.close(); Arrays.setAll(states, this::initial)}: what was released is in it
 * no more.
 */
final class Refilling {

  private final Resources resources;

  Refilling(Resources resources) {
    this.resources = resources;
  }

  /** Returns the state behind something unseen that refills some containers, or may do so. */
  PathState refilled(Value containers, PathState state) {
    PathState after = vacated(containers, state);
    for (ResourceId id : containers.resources()) {
      boolean hadReleased =
          resources.isContainer(id)
              && Contents.typestates(state, id).stream().anyMatch(Typestate::isReleased);
      after = hadReleased ? after.update(id, Refilling::withOthers) : after;
    }
    return after;
  }

  /** What is in there now is open, and somebody else's. */
  private static ResourceState withOthers(ResourceState container) {
    Set<Typestate> typestates = new HashSet<>(container.typestates());
    typestates.add(Typestate.OPEN);
    ResourceState filled = container.living(typestates);
    return container.owner().isHere() ? filled.givenAway() : filled;
  }

  /** Returns the state before something that is followed takes the place of elements. */
  PathState vacated(Value containers, PathState state) {
    PathState after = state;
    for (ResourceId id : containers.resources()) {
      after = resources.isContainer(id) ? vacated(id, after) : after;
      for (ResourceId viewed : state.viewed(id)) {
        after = vacated(viewed, after);
      }
    }
    return after;
  }

  /**
   * All that is released leaves a container. An element that has its turn in a loop is marked only:
   * what becomes of the others is found out at the end of the loop, see {@link IterationTransfer}.
   */
  static PathState vacated(ResourceId container, PathState state) {
    if (!state.has(container)) {
      return state;
    }
    PathState after = state;
    for (ResourceId element : Contents.of(state, container)) {
      if (isOver(state.resource(element))) {
        boolean isTurn = element.site() instanceof Site.Iteration;
        after =
            after.update(
                element, one -> isTurn ? one.refilled() : one.within(container, Certainty.NO));
      }
    }
    return after.update(container, one -> one.withoutReleased().refilled());
  }

  /**
   * An entry stands for the value in it. Where that is released, the entry has another one, and no
   * use of it is one of the released one.
   */
  PathState replaced(Value entry, PathState state) {
    PathState after = state;
    for (ResourceId id : entry.resources()) {
      boolean isEntry = Contents.isLook(id) && !resources.isContainer(id) && state.has(id);
      boolean isReplaced = isEntry && isOver(state.resource(id));
      after = isReplaced ? after.update(id, one -> one.used().refilled()) : after;
    }
    return after;
  }

  /** Returns whether an element is released for sure. */
  static boolean isOver(ResourceState element) {
    return element.mayBeReleased() && element.isReleased();
  }
}
