// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.typestate.state.Contents;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.List;
import java.util.Set;

/** Transfers removals from containers, of one element or of all. */
final class Emptying {

  private Emptying() {}

  /** Removes the values of a slot from a container. */
  static PathState leave(Value container, Slot element, PathState state) {
    PathState after = state;
    for (ResourceId id : container.resources()) {
      after = Referents.each(after, element, one -> one.within(id, Certainty.NO));
    }
    return after;
  }

  /** Removes the elements of a container that are certainly released. */
  static PathState leaveReleased(Value container, PathState state) {
    PathState after = state;
    for (ResourceId id : container.resources()) {
      after = leaveReleased(id, after);
      for (ResourceId viewed : state.viewed(id)) {
        after = leaveReleased(viewed, after);
      }
    }
    return after;
  }

  private static PathState leaveReleased(ResourceId container, PathState state) {
    PathState after = state;
    for (ResourceId element : Contents.of(state, container)) {
      after =
          Refilling.isReleased(state.resource(element))
              ? after.update(element, one -> one.within(container, Certainty.NO))
              : after;
    }
    return after.update(container, ResourceState::withoutReleased);
  }

  /**
   * Removes all elements of a container; an element that was read may still be in use elsewhere.
   */
  static PathState clear(Value container, PathState state) {
    PathState after = state;
    boolean isOne = state.isOneObject(container);
    for (ResourceId id : container.resources()) {
      boolean isRead = Contents.of(state, id).stream().anyMatch(one -> mayStayInUse(one, state));
      after = isRead ? after.update(id, Emptying::keptByOthers) : after;
      after = after.update(id, one -> isOne ? one.emptied() : one.join(one.emptied()));
    }
    return none(container, after);
  }

  private static ResourceState keptByOthers(ResourceState container) {
    return container.owner().isHere() ? container : container.surelyHandedOver();
  }

  private static boolean mayStayInUse(ResourceId element, PathState state) {
    return Contents.isReadOnly(element) && state.resource(element).mayBeOpen();
  }

  /** Removes all elements of a container that is an argument, certainly or possibly. */
  static PathState clear(Value container, Certainty emptied, PathState state) {
    return switch (emptied) {
      case NO -> state;
      case YES -> clear(container, state);
      case MAYBE -> state.join(clear(container, state));
    };
  }

  /**
   * Restores the typestates of the content after a possible removal: a release and the removal
   * happen on the same paths, so that the remaining content is unchanged. An element that has a
   * name may be used by it although it is released.
   */
  static PathState leftAsBefore(
      Value container, Certainty emptied, PathState before, PathState state) {
    PathState after = state;
    for (ResourceId id :
        emptied == Certainty.MAYBE ? container.resources() : List.<ResourceId>of()) {
      after =
          before.has(id)
              ? after.update(id, one -> one.withTypestates(before.resource(id).typestates()))
              : after;
      for (ResourceId element : Contents.of(before, id)) {
        boolean isReleasedWithIt =
            !before.isNamed(element)
                && after.has(element)
                && after.resource(element).mayBeReleased()
                && !before.resource(element).mayBeReleased();
        after =
            isReleasedWithIt
                ? after.update(
                    element,
                    one ->
                        one.withTypestates(before.resource(element).typestates())
                            .possiblyHandedOver())
                : after;
      }
    }
    return after;
  }

  /** Returns the state in which a container has no element. */
  static PathState none(Value container, PathState state) {
    PathState after = state;
    for (ResourceId id : container.resources()) {
      boolean isOne = after.isOneObject(container);
      for (ResourceId element : Contents.of(after, id)) {
        Certainty left = isOne ? Certainty.NO : Certainty.MAYBE;
        after = after.update(element, one -> one.within(id, left));
      }
      after = isOne ? after.update(id, one -> one.withTypestates(Set.of())) : after;
    }
    return after;
  }
}
