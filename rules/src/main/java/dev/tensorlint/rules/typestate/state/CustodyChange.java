// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import dev.tensorlint.rules.effect.Custody;
import dev.tensorlint.rules.resource.ResourceType;
import java.util.Set;

/** What a call that changes the ownership of a resource makes of its state. */
public final class CustodyChange {

  private CustodyChange() {}

  /** Returns the state of an operand after a call with this custody effect. */
  public static ResourceState of(ResourceState state, Custody custody) {
    return switch (custody) {
      case SAME, ENTERED -> state;
      case KEPT -> state.takenBack();
      case ACQUIRED -> acquired(state);
      case SHARED -> state.unsure();
      case TAKEN, SCOPED, ATTACHED -> takenOver(state);
      case UNKNOWN ->
          state.owner().isHere() ? state.maybeHandedOver() : state.ownedBy(Owner.elsewhere());
    };
  }

  /** Returns a state after unseen code took custody from any owner. */
  public static ResourceState takenOver(ResourceState state) {
    ResourceState given = state.surelyHandedOver();
    return state.owner().isHere() ? given : given.ownedBy(Owner.takenOver());
  }

  /** Returns the state of an object that a call has made anew. */
  private static ResourceState acquired(ResourceState state) {
    ResourceState open = state.withTypestates(Set.of(Typestate.OPEN));
    if (state.owner().equals(Owner.elsewhere())) {
      return open.ownedBy(Owner.caller());
    }
    ResourceType type = state.type();
    boolean isRequest = type != null && !type.model().mustBeReleased();
    return state.owner().equals(Owner.nobody())
        ? open.ownedBy(isRequest ? Owner.elsewhere() : Owner.here())
        : open;
  }
}
