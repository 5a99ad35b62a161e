// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What callers have to know of containers that a method hands out. */
final class ContainerEffects {

  /** A container without elements, which callers may own or not: there is nothing to be done. */
  static final MethodResult EMPTY =
      new MethodResult(MethodResult.Kind.UNKNOWN, -4, null, null, true);

  private ContainerEffects() {}

  /**
   * Returns the effect of returning a container that the method made: its elements are the
   * caller's, when all of them were still to be released here.
   */
  static Optional<MethodResult> made(ResourceId container, ResourceInfo info, PathState state) {
    Set<ResourceId> all = Contents.withContents(state, List.of(container));
    List<ResourceState> elements =
        all.stream()
            .filter(id -> !Contents.isLook(id))
            .map(state::resource)
            .filter(one -> !one.lives().isEmpty())
            .toList();
    boolean isGivenOut =
        isOwed(state.resource(container)) && elements.stream().allMatch(ContainerEffects::isFree);
    if (!isGivenOut) {
      return Optional.empty();
    }
    if (elements.isEmpty()) {
      return Optional.of(EMPTY);
    }
    boolean isScoped = elements.stream().anyMatch(one -> one.owner().isScopable());
    MethodResult.Kind kind = isScoped ? MethodResult.Kind.SCOPED : MethodResult.Kind.FRESH;
    return Optional.of(
        new MethodResult(kind, -1, info.model(), null, false, info.container(), false));
  }

  private static boolean isOwed(ResourceState one) {
    return one.owner().isHere() && one.handedOver() == Certainty.NO && !one.isUnsure();
  }

  private static boolean isFree(ResourceState one) {
    return isOwed(one) && one.isOpen();
  }
}
