// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.effect.Addition;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Contents;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Resources;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Infers the effects on containers that escape to callers: returned ones and filled arguments. */
public final class ContainerEffects {

  /** A container without elements, with or without the caller as its owner: no release is owed. */
  public static final ResultEffect EMPTY = ResultEffect.of(ResultEffect.Kind.EMPTY);

  private ContainerEffects() {}

  /**
   * Returns the result effect of a container that the method created: the caller owns its elements
   * if the method still owed the release of all of them.
   */
  public static Optional<ResultEffect> made(
      ResourceId container, ResourceInfo info, PathState state) {
    Set<ResourceId> all = Contents.withContents(state, List.of(container));
    List<ResourceState> elements =
        all.stream()
            .filter(id -> !Contents.isReadOnly(id))
            .map(state::resource)
            .filter(one -> !one.typestates().isEmpty())
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
    ResultEffect.Kind kind = isScoped ? ResultEffect.Kind.SCOPED : ResultEffect.Kind.FRESH;
    return Optional.of(ResultEffect.of(kind).containing(info.model(), info.container()));
  }

  /**
   * Returns the resources that the method created and added to a container of its caller, as far as
   * only the caller can release them. After a join of paths, some of them may not have created a
   * resource.
   */
  public static Addition added(ResourceId container, Resources resources, PathState state) {
    Addition added = Addition.NONE;
    for (ResourceId member : Contents.members(state, container)) {
      ResourceState one = state.resource(member);
      Certainty certainty = state.isJoined() ? Certainty.MAYBE : one.inside().in(container);
      ResourceInfo info = resources.info(member).orElse(null);
      if (info != null && member.site() instanceof Site.Node && isLeftToCaller(one)) {
        added = added.and(new Addition(certainty, info.model(), one.owner().isScopable()));
      }
    }
    boolean isRefilled = state.resource(container).marks().isRefilled();
    return isRefilled && added.equals(Addition.NONE) ? Addition.UNKNOWN : added;
  }

  /**
   * Returns whether only the caller can release an element: one in two containers could be released
   * through either.
   */
  private static boolean isLeftToCaller(ResourceState one) {
    return one.isOpen()
        && one.owner().isHere()
        && !one.isUnsure()
        && !one.marks().isKeptOutside()
        && one.weaklyHeldAt().isEmpty()
        && one.inside().containers().size() == 1;
  }

  private static boolean isOwed(ResourceState one) {
    return one.owner().isHere() && one.handedOver() == Certainty.NO && !one.isUnsure();
  }

  private static boolean isFree(ResourceState one) {
    return isOwed(one) && one.isOpen();
  }
}
