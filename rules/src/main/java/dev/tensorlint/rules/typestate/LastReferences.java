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
 * What a step takes the last reference to while this method still has to release it: what an
 * assignment overwrites, and what is in a container that is cleared or dropped.
 */
public final class LastReferences {

  private LastReferences() {}

  /** A declaration begins a variable: what an earlier round left in it is not overwritten by it. */
  public static boolean isAssignment(Instr.Copy copy) {
    return copy.target() instanceof Slot.Variable variable
        && !copy.span().equals(variable.local().nameSpan());
  }

  /** Notes in the state after an assignment what was lost by it. */
  static PathState markOverwritten(int node, Instr.Copy copy, PathState before, PathState after) {
    return mark(node, overwritten(copy, before, after), after);
  }

  /** Notes in the state after a step what was in a container and cannot be reached any more. */
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

  /** Returns what the target of an assignment held, is owed, and has no name after it. */
  public static List<ResourceId> overwritten(Instr.Copy copy, PathState before, PathState after) {
    if (!isAssignment(copy) || before.value(copy.target()).resources().isEmpty()) {
      return List.of();
    }
    return before.value(copy.target()).resources().stream()
        .filter(former -> before.has(former) && before.resource(former).isOwed())
        .filter(former -> !after.isNamed(former) && Contents.around(after, former).isEmpty())
        .toList();
  }

  /** Returns what is in a container before a step, is owed, and cannot be reached after it. */
  public static List<ResourceId> dropped(Value container, PathState before, PathState after) {
    List<ResourceId> lost = new ArrayList<>();
    for (ResourceId one : Contents.withContents(before, container.resources())) {
      boolean isOwed = before.resource(one).isOwed() && !Contents.isLook(one);
      if (isOwed && isLeft(one, after) && !isReachable(one, container, after)) {
        lost.add(one);
      }
    }
    Collections.sort(lost);
    return lost;
  }

  /** What a method was given and has emptied may be released or taken over by it. */
  private static boolean isLeft(ResourceId one, PathState after) {
    if (!after.has(one)) {
      return true;
    }
    ResourceState left = after.resource(one);
    return left.isOwed()
        || (left.handedOver() != Certainty.YES && left.marks().left().contains(Typestate.OPEN));
  }

  /** The content of a container that was cleared has no name of its own. */
  private static boolean isReachable(ResourceId one, Value container, PathState after) {
    boolean isContainer = container.resources().contains(one);
    boolean isCleared = isContainer && after.has(one) && after.resource(one).typestates().isEmpty();
    return (after.isNamed(one) && !isCleared)
        || Contents.around(after, one).stream().anyMatch(after::isNamed);
  }
}
