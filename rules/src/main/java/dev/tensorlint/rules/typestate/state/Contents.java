// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * The contents of containers, and the changes that apply to a container together with its contents.
 */
public final class Contents {

  private Contents() {}

  /**
   * Returns the resources that are or may be directly in a container, without those in nested
   * containers.
   */
  public static List<ResourceId> of(PathState state, ResourceId container) {
    if (!state.references().hasMembers(container)) {
      return List.of();
    }
    List<ResourceId> found = new ArrayList<>();
    for (Map.Entry<ResourceId, ResourceState> entry : state.resources().entrySet()) {
      if (entry.getValue().inside().in(container).isPossible()) {
        found.add(entry.getKey());
      }
    }
    Collections.sort(found);
    return found;
  }

  /** Returns the elements that the method itself added, without those that it only read. */
  public static List<ResourceId> members(PathState state, ResourceId container) {
    List<ResourceId> members = new ArrayList<>();
    for (ResourceId id : of(state, container)) {
      if (!isReadOnly(id)) {
        members.add(id);
      }
    }
    return members;
  }

  /** Returns whether a resource is only another name for an element. */
  public static boolean isReadOnly(ResourceId resource) {
    return resource.site() instanceof Site.Component part
        ? isReadOnly(ResourceId.recent(part.carrier()))
        : isFromAnywhere(resource) || resource.site() instanceof Site.Iteration;
  }

  /** Returns whether a resource can be any element of its container. */
  private static boolean isFromAnywhere(ResourceId resource) {
    return resource.site() instanceof Site.Element || resource.site() instanceof Site.Keyed;
  }

  /** Returns the resources and everything that may be in them, transitively. */
  public static Set<ResourceId> withContents(PathState state, List<ResourceId> resources) {
    Set<ResourceId> found = new HashSet<>();
    for (ResourceId resource : resources) {
      collect(state, resource, found);
    }
    return found;
  }

  private static void collect(PathState state, ResourceId resource, Set<ResourceId> found) {
    if (state.has(resource) && found.add(resource)) {
      for (ResourceId element : of(state, resource)) {
        collect(state, element, found);
      }
    }
  }

  /** Returns all containers that a resource may be in, including the enclosing ones. */
  public static Set<ResourceId> around(PathState state, ResourceId resource) {
    Set<ResourceId> found = new HashSet<>();
    collectAround(state, resource, found);
    return found;
  }

  private static void collectAround(PathState state, ResourceId resource, Set<ResourceId> found) {
    if (state.has(resource)) {
      for (ResourceId container : state.resource(resource).inside().containers().keySet()) {
        if (found.add(container)) {
          collectAround(state, container, found);
        }
      }
    }
  }

  /**
   * Changes everything in a container, with a weak update of elements that are only possibly in it.
   *
   * @param isCertain whether the container is certainly the one concerned
   */
  public static PathState each(
      PathState state,
      ResourceId container,
      boolean isCertain,
      UnaryOperator<ResourceState> change) {
    if (!state.references().hasMembers(container)) {
      return state;
    }
    Set<ResourceId> all = withContents(state, of(state, container));
    all.remove(container);
    Set<ResourceId> sure = isCertain ? surelyIn(container, all, state) : Set.of();
    PathState after = state;
    for (ResourceId element : all) {
      after =
          sure.contains(element)
              ? after.update(element, change)
              : after.update(element, one -> one.join(change.apply(one)));
    }
    return after;
  }

  /**
   * Returns what is certainly in a container, directly or in nested ones: also what is in one of
   * several containers all of which are. The container itself is among it.
   */
  private static Set<ResourceId> surelyIn(
      ResourceId container, Set<ResourceId> contents, PathState state) {
    Set<ResourceId> sure = new HashSet<>(Set.of(container));
    boolean grows = true;
    while (grows) {
      grows =
          sure.addAll(
              contents.stream()
                  .filter(one -> state.resource(one).inside().isInOneOf(sure))
                  .toList());
    }
    return sure;
  }

  /** Applies a change of an element that was read to all elements that it may be. */
  public static PathState eachAround(
      PathState state, ResourceId element, UnaryOperator<ResourceState> change) {
    return others(state, element, one -> one.join(change.apply(one)));
  }

  /** Changes the elements that an element read from a container may be, and its containers. */
  public static PathState others(
      PathState state, ResourceId element, UnaryOperator<ResourceState> change) {
    if (!state.has(element)) {
      return state;
    }
    PathState after = state;
    if (element.site() instanceof Site.Component) {
      for (ResourceId carrier : state.resource(element).inside().containers().keySet()) {
        after = others(after, carrier, change);
      }
    }
    return isFromAnywhere(element) ? around(after, element, change) : after;
  }

  private static PathState around(
      PathState state, ResourceId element, UnaryOperator<ResourceState> change) {
    Set<ResourceId> same = withContents(state, List.of(element));
    PathState after = state;
    for (ResourceId container : state.resource(element).inside().containers().keySet()) {
      after = after.update(container, change);
      for (ResourceId other : withContents(state, of(state, container))) {
        after = same.contains(other) ? after : after.update(other, change);
      }
      after = others(after, container, change);
    }
    return after;
  }

  /** Returns whether a container certainly has an element. */
  public static boolean isCertainlyFilled(PathState state, ResourceId container) {
    return members(state, container).stream()
        .anyMatch(id -> state.resource(id).inside().in(container) == Certainty.YES);
  }

  /** Returns the possible typestates of the elements of a container. */
  public static Set<Typestate> typestates(PathState state, ResourceId container) {
    Set<Typestate> typestates = new HashSet<>();
    for (ResourceId one : withContents(state, List.of(container))) {
      if (!isReadOnly(one)) {
        typestates.addAll(state.resource(one).typestates());
      }
    }
    return typestates;
  }
}
