// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.typestate.state.Contents;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Typestate;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Finds owed resources that lose their last reference in a step: by an assignment, or with a
 * container that is cleared or dropped.
 */
public final class LastReferences {

  private LastReferences() {}

  /**
   * Returns whether a copy is an assignment. A declaration is none: it does not overwrite the value
   * of an earlier iteration.
   */
  public static boolean isAssignment(Instr.Copy copy) {
    return copy.target() instanceof Slot.Variable variable
        && !copy.span().equals(variable.local().nameSpan());
  }

  /** Marks the resources that an assignment loses in the state after it. */
  static PathState markOverwritten(int node, Instr.Copy copy, PathState before, PathState after) {
    return mark(node, overwritten(copy, before, after), after);
  }

  /** Marks the unreachable elements of a container in the state after a step. */
  static PathState markDropped(int node, Value container, PathState before, PathState after) {
    return mark(node, dropped(container, before, after), after);
  }

  private static PathState mark(int node, List<ResourceId> lost, PathState after) {
    PathState marked = after;
    for (ResourceId each : lost) {
      marked = marked.update(each, one -> one.overwritten(node));
    }
    return marked;
  }

  /** Returns the owed former values of the target that no name references after the assignment. */
  public static List<ResourceId> overwritten(Instr.Copy copy, PathState before, PathState after) {
    if (!isAssignment(copy) || before.value(copy.target()).resources().isEmpty()) {
      return List.of();
    }
    return before.value(copy.target()).resources().stream()
        .filter(former -> before.has(former) && before.resource(former).isOwed())
        .filter(former -> !after.isNamed(former) && Contents.around(after, former).isEmpty())
        .toList();
  }

  /** Returns the owed elements of a container that are unreachable after a step. */
  public static List<ResourceId> dropped(Value container, PathState before, PathState after) {
    List<ResourceId> lost = new ArrayList<>();
    for (ResourceId one : Contents.withContents(before, container.resources())) {
      boolean isOwed = before.resource(one).isOwed() && !Contents.isReadOnly(one);
      if (isOwed && isLeft(one, after) && !isReachable(one, container, after)) {
        lost.add(one);
      }
    }
    Collections.sort(lost);
    return lost;
  }

  /**
   * Returns whether an element is still owed after a step: a method may release or take over the
   * content of a container argument that it empties.
   */
  private static boolean isLeft(ResourceId one, PathState after) {
    if (!after.has(one)) {
      return true;
    }
    ResourceState left = after.resource(one);
    return left.isOwed()
        || (left.handedOver() != Certainty.YES && left.marks().left().contains(Typestate.OPEN));
  }

  /**
   * Returns whether a resource is reachable after a step; the content of a cleared container has no
   * name of its own.
   */
  private static boolean isReachable(ResourceId one, Value container, PathState after) {
    boolean isContainer = container.resources().contains(one);
    boolean isCleared = isContainer && after.has(one) && after.resource(one).typestates().isEmpty();
    return (after.isNamed(one) && !isCleared)
        || Contents.around(after, one).stream().anyMatch(after::isNamed);
  }
}
