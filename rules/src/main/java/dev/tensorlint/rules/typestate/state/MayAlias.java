// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.resource.Site;

/**
 * Whether containers that go by different names may be one object: two parameters, what two fields
 * hold, a list and a view of it. What the method has made is another one than all that was there
 * before, and stays so as long as nobody else gets it.
 */
public final class MayAlias {

  private final Resources resources;

  public MayAlias(Resources resources) {
    this.resources = resources;
  }

  /** Returns whether some value, which may be one that is not followed, may be a container. */
  public boolean mayBe(Value value, ResourceId container, PathState state) {
    boolean isFollowed = !value.mayBe(Atom.UNKNOWN) && !value.mayBe(Atom.NOT_NULL);
    return (!isFollowed && !isOwn(container, state))
        || value.resources().stream()
            .anyMatch(one -> !one.equals(container) && mayBeOne(one, container, state));
  }

  /** Returns whether what changes some containers changes another one. */
  public static boolean isChangedWith(Value containers, ResourceId other, PathState state) {
    return containers.resources().stream()
        .anyMatch(
            one -> one.equals(other) || isView(one, other, state) || isView(other, one, state));
  }

  /** Returns whether a value may be an object that the method has not made. */
  public static boolean isFromElsewhere(Value value) {
    return value.mayBe(Atom.UNKNOWN)
        || value.mayBe(Atom.NOT_NULL)
        || value.resources().stream().anyMatch(one -> !isMade(one));
  }

  private boolean mayBeOne(ResourceId one, ResourceId other, PathState state) {
    return isArray(one) == isArray(other)
        && !(isMade(one) && isMade(other))
        && !isNewToCallers(one, other, state)
        && !isNewToCallers(other, one, state);
  }

  private static boolean isView(ResourceId view, ResourceId viewed, PathState state) {
    return state.viewed(view).contains(viewed);
  }

  private boolean isArray(ResourceId container) {
    return resources
        .info(container)
        .map(ResourceInfo::container)
        .filter(Library.ARRAY::equals)
        .isPresent();
  }

  private static boolean isMade(ResourceId container) {
    return container.site() instanceof Site.Node;
  }

  private static boolean isNewToCallers(ResourceId made, ResourceId other, PathState state) {
    return isMade(made) && (other.site() instanceof Site.Parameter || isOwn(made, state));
  }

  /** Returns whether nobody but the method has a container, so that others cannot change it. */
  public static boolean isOwn(ResourceId container, PathState state) {
    return state.has(container)
        && state.resource(container).owner().isHere()
        && state.resource(container).handedOver() == Certainty.NO;
  }
}
