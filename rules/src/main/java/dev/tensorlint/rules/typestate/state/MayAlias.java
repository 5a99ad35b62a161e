// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;

/**
 * Decides whether containers with different names may be one object: two parameters, the values of
 * two fields, a list and its view. A container that the method creates is distinct from all earlier
 * ones until other code obtains it.
 */
public final class MayAlias {

  private MayAlias() {}

  /** Returns whether a value, followed or not, may be a given container. */
  public static boolean mayBe(Value value, ResourceId container, PathState state) {
    boolean isFollowed = !value.mayBe(Atom.UNKNOWN) && !value.mayBe(Atom.NOT_NULL);
    return (!isFollowed && !isOwn(container, state))
        || value.resources().stream()
            .anyMatch(one -> !one.equals(container) && mayBeOne(one, container, state));
  }

  /** Returns whether a change of some containers also changes another one. */
  public static boolean isChangedWith(Value containers, ResourceId other, PathState state) {
    return containers.resources().stream()
        .anyMatch(
            one -> one.equals(other) || isView(one, other, state) || isView(other, one, state));
  }

  /** Returns whether a value may be an object that the method has not created. */
  public static boolean isFromElsewhere(Value value) {
    return value.mayBe(Atom.UNKNOWN)
        || value.mayBe(Atom.NOT_NULL)
        || value.resources().stream().anyMatch(one -> !isMade(one));
  }

  private static boolean mayBeOne(ResourceId one, ResourceId other, PathState state) {
    return isArray(one, state) == isArray(other, state)
        && !(isMade(one) && isMade(other))
        && !isNewToCallers(one, other, state)
        && !isNewToCallers(other, one, state);
  }

  private static boolean isView(ResourceId view, ResourceId viewed, PathState state) {
    return state.viewed(view).contains(viewed);
  }

  private static boolean isArray(ResourceId container, PathState state) {
    return Library.ARRAY.equals(Types.container(container, state));
  }

  private static boolean isMade(ResourceId container) {
    return container.site() instanceof Site.Node;
  }

  private static boolean isNewToCallers(ResourceId made, ResourceId other, PathState state) {
    return isMade(made) && (other.site() instanceof Site.Parameter || isOwn(made, state));
  }

  /**
   * Returns whether only the method has a reference to a container, so that no other code can
   * change it.
   */
  public static boolean isOwn(ResourceId container, PathState state) {
    return state.has(container)
        && state.resource(container).owner().isHere()
        && state.resource(container).handedOver() == Certainty.NO;
  }
}
