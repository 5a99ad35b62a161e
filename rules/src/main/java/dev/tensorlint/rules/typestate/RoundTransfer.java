// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.effect.Certainty;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/**
 * Loops over all elements of a container. The element that has its turn is a resource of its own,
 * so that it is updated strongly; the former ones are its older self. Behind the loop what became
 * of them is what became of the content: of all of it when each had its turn, of some otherwise.
 */
final class RoundTransfer {

  private RoundTransfer() {}

  static PathState begin(Instr.BeginRounds begin, PathState state) {
    return withoutTurns(begin.round(), state);
  }

  private static PathState withoutTurns(int round, PathState state) {
    ResourceId recent = turn(round);
    ResourceId older = recent.older();
    PathState left = Components.forget(older, Components.forget(recent, state));
    return Forgetting.resource(Forgetting.resource(left, recent), older);
  }

  private static ResourceId turn(int round) {
    return ResourceId.recent(new Site.Round(round));
  }

  /**
   * Returns the states behind the loop; none when it cannot have ended like this.
   *
   * @param begin the node where the loop began
   */
  static List<PathState> end(Instr.EndRounds end, int begin, PathState state) {
    Value container = state.value(end.container());
    List<ResourceState> turns = new ArrayList<>();
    for (ResourceId id : List.of(turn(end.round()), turn(end.round()).older())) {
      if (state.has(id)) {
        turns.add(Components.whole(id, state));
      }
    }
    boolean isKept = isKeptBeyond(turn(end.round()), state);
    PathState behind = withoutTurns(end.round(), state);
    if (turns.isEmpty()) {
      return end.isExhausted() ? withoutElements(container, behind) : List.of(behind);
    }
    ResourceState fate = turns.stream().reduce(ResourceState::join).orElseThrow();
    boolean isForAll = end.isExhausted() && state.isOneObject(container);
    PathState after = behind;
    for (ResourceId id : container.resources()) {
      after = settle(id, fate, isForAll, begin, after);
      after = isKept ? change(after, id, true, ResourceState::unsure) : after;
    }
    return List.of(end.isEmptied() ? Emptying.clear(container, after) : after);
  }

  /** A variable beside the one of the loop holds an element: its fate is not the end of it. */
  private static boolean isKeptBeyond(ResourceId turn, PathState state) {
    return state.isNamed(turn.older())
        || state.namesOf(turn) > 1
        || Components.areNamed(turn, state);
  }

  /** No element had its turn, so there is none; a container that has one does not come here. */
  private static List<PathState> withoutElements(Value container, PathState state) {
    if (!state.isOneObject(container)) {
      return List.of(state);
    }
    ResourceId id = container.resources().get(0);
    return Contents.isCertainlyFilled(state, id)
        ? List.of()
        : List.of(Emptying.none(container, state));
  }

  private static PathState settle(
      ResourceId container, ResourceState fate, boolean isForAll, int begin, PathState state) {
    PathState after =
        fate.marks().isRefilled()
            ? replace(container, fate, isForAll, begin, state)
            : release(container, fate, isForAll, state);
    if (fate.handedOver().isPossible()) {
      boolean isSure = isForAll && fate.handedOver() == Certainty.YES;
      after = change(after, container, isSure, ResourceState::givenAway);
    }
    if (fate.isUnsure()) {
      after = change(after, container, isForAll, ResourceState::unsure);
    }
    for (Map.Entry<ResourceId, Certainty> holder : fate.inside().containers().entrySet()) {
      if (!holder.getKey().equals(container)) {
        boolean isSure = isForAll && holder.getValue() == Certainty.YES;
        after = change(after, container, isSure, one -> one.within(holder.getKey(), Certainty.YES));
      }
    }
    return after;
  }

  /**
   * Each element has been released, and something else has its place: what was made since the loop
   * began is what is in there now.
   */
  private static PathState replace(
      ResourceId container, ResourceState fate, boolean isForAll, int begin, PathState state) {
    List<ResourceId> put = new ArrayList<>();
    PathState before = state;
    for (ResourceId member : Contents.members(state, container)) {
      if (member.site() instanceof Site.Node made && made.node() > begin) {
        put.add(member);
        before = before.update(member, one -> one.within(container, Certainty.NO));
      }
    }
    PathState after = Refilling.vacated(container, release(container, fate, isForAll, before));
    for (ResourceId member : put) {
      Certainty certainty = state.resource(member).inside().in(container);
      after = after.update(member, one -> one.within(container, certainty));
    }
    return after;
  }

  private static PathState release(
      ResourceId container, ResourceState fate, boolean isForAll, PathState state) {
    Set<Life> before = Contents.lives(state, container);
    Set<Integer> releasedAt = new TreeSet<>();
    for (Life life : fate.lives()) {
      boolean isNew = life.isReleased() && life.node() >= 0;
      if (isNew && before.stream().noneMatch(known -> known.node() == life.node())) {
        releasedAt.add(life.node());
      }
    }
    boolean isForSure = isForAll && !fate.mayBeOpen();
    boolean wasOpen = before.stream().anyMatch(life -> !life.isReleased());
    if (releasedAt.isEmpty() && !(isForSure && wasOpen)) {
      return state;
    }
    return change(state, container, isForSure, one -> released(one, releasedAt));
  }

  private static ResourceState released(ResourceState state, Set<Integer> nodes) {
    Set<Life> lives = new HashSet<>();
    for (Life life : state.lives()) {
      if (life.isReleased()) {
        lives.add(life);
      } else {
        nodes.forEach(node -> lives.add(Life.released(node)));
      }
    }
    return state.living(lives);
  }

  /** Changes a container and all that is in it. */
  private static PathState change(
      PathState state, ResourceId container, boolean isSure, UnaryOperator<ResourceState> change) {
    PathState after =
        state.update(container, one -> isSure ? change.apply(one) : one.join(change.apply(one)));
    return Contents.each(after, container, isSure, change);
  }
}
