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

/** What is in containers, and what happens to it together with its container. */
public final class Contents {

  private Contents() {}

  /** Returns what is or may be in a container itself, not what is in containers in it. */
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

  /** Returns what a program put in itself, without the elements that were only looked at. */
  public static List<ResourceId> members(PathState state, ResourceId container) {
    List<ResourceId> members = new ArrayList<>();
    for (ResourceId id : of(state, container)) {
      if (!isLook(id)) {
        members.add(id);
      }
    }
    return members;
  }

  /** Returns whether a resource is only another name of an element. */
  public static boolean isLook(ResourceId resource) {
    return resource.site() instanceof Site.Component part
        ? isLook(ResourceId.recent(part.carrier()))
        : isFromAnywhere(resource) || resource.site() instanceof Site.Iteration;
  }

  /** Returns whether it can be any of the elements. */
  private static boolean isFromAnywhere(ResourceId resource) {
    return resource.site() instanceof Site.Element || resource.site() instanceof Site.Keyed;
  }

  /** Returns the resources and all that may be in them. */
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

  /** Returns all containers that a resource may be in, those around them included. */
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
   * Changes all that is in a container; weakly what is only perhaps in it.
   *
   * @param isCertain whether the container is certain to be the one that is meant
   */
  public static PathState each(
      PathState state,
      ResourceId container,
      boolean isCertain,
      UnaryOperator<ResourceState> change) {
    return state.references().hasMembers(container)
        ? each(state, container, isCertain, change, new HashSet<>())
        : state;
  }

  private static PathState each(
      PathState state,
      ResourceId container,
      boolean isCertain,
      UnaryOperator<ResourceState> change,
      Set<ResourceId> done) {
    if (!done.add(container)) {
      return state;
    }
    PathState after = state;
    for (ResourceId element : of(state, container)) {
      boolean isSure = isCertain && state.resource(element).inside().in(container) == Certainty.YES;
      after =
          isSure
              ? after.update(element, change)
              : after.update(element, one -> one.join(change.apply(one)));
      after = each(after, element, isSure, change, done);
    }
    return after;
  }

  /** What happens to an element that was looked at may have happened to any of its container. */
  public static PathState eachAround(
      PathState state, ResourceId element, UnaryOperator<ResourceState> change) {
    return others(state, element, one -> one.join(change.apply(one)));
  }

  /** Changes what an element that was looked at may be, and its containers. */
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

  /** Returns whether a container is certain to have an element. */
  public static boolean isCertainlyFilled(PathState state, ResourceId container) {
    return members(state, container).stream()
        .anyMatch(id -> state.resource(id).inside().in(container) == Certainty.YES);
  }

  /** Returns the lives that an element of a container can have. */
  public static Set<Typestate> typestates(PathState state, ResourceId container) {
    Set<Typestate> typestates = new HashSet<>();
    for (ResourceId one : withContents(state, List.of(container))) {
      if (!isLook(one)) {
        typestates.addAll(state.resource(one).typestates());
      }
    }
    return typestates;
  }
}
