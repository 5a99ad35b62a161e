// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Contents;
import dev.tensorlint.rules.typestate.state.Forgetting;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Types;
import dev.tensorlint.rules.typestate.state.Typestate;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/**
 * Transfers loops over all elements of a container. The current element is a separate resource,
 * which permits strong updates; elements of earlier iterations are its older resource. After the
 * loop, their final state applies to the content of the container: to all of it if the loop is
 * exhaustive, to a part of it otherwise.
 */
final class IterationTransfer {

  private IterationTransfer() {}

  static PathState begin(Instr.BeginIterations begin, PathState state) {
    return forgetElements(begin.iteration(), state);
  }

  private static PathState forgetElements(int iteration, PathState state) {
    ResourceId recent = element(iteration);
    ResourceId older = recent.older();
    PathState left = Components.forget(older, Components.forget(recent, state));
    return Forgetting.resource(Forgetting.resource(left, recent), older);
  }

  private static ResourceId element(int iteration) {
    return ResourceId.recent(new Site.Iteration(iteration));
  }

  /**
   * Returns the states after the loop; none if it cannot have ended this way.
   *
   * @param begin the node where the loop began
   */
  static List<PathState> end(Instr.EndIterations end, int begin, PathState state) {
    Value container = state.value(end.container());
    List<ResourceState> states = new ArrayList<>();
    for (ResourceId id : List.of(element(end.iteration()), element(end.iteration()).older())) {
      if (state.has(id)) {
        states.add(Components.whole(id, state));
      }
    }
    boolean isKept = isKeptBeyond(element(end.iteration()), state);
    PathState afterwards = forgetElements(end.iteration(), state);
    if (states.isEmpty()) {
      return end.isExhausted() ? withoutElements(container, afterwards) : List.of(afterwards);
    }
    ResourceState outcome = states.stream().reduce(ResourceState::join).orElseThrow();
    boolean isForAll = end.isExhausted() && state.isOneObject(container);
    PathState after = afterwards;
    for (ResourceId id : container.resources()) {
      after = settle(id, outcome, isForAll, begin, after);
      after = isKept ? change(after, id, true, ResourceState::unsure) : after;
    }
    return List.of(end.isEmptied() ? Emptying.clear(container, after) : after);
  }

  /**
   * Returns whether a variable other than the loop variable holds an element, whose state may
   * change later.
   */
  private static boolean isKeptBeyond(ResourceId element, PathState state) {
    return state.isNamed(element.older())
        || state.namesOf(element) > 1
        || Components.areNamed(element, state);
  }

  /**
   * Returns the states after a loop without iterations: the container is empty, which excludes one
   * with a certain element.
   */
  private static List<PathState> withoutElements(Value container, PathState state) {
    if (!state.isOneObject(container)) {
      return List.of(state);
    }
    ResourceId id = container.resources().get(0);
    return Contents.isCertainlyFilled(state, id)
        ? List.of()
        : List.of(Emptying.none(container, withoutParts(id, state)));
  }

  /** Returns the state in which a resource has no parts: a result without any holds nothing. */
  private static PathState withoutParts(ResourceId parts, PathState state) {
    return changeWhole(state, parts, true, one -> one.withTypestates(Set.of()));
  }

  /** Changes the result that owns a list of its parts. What keeps all of these keeps the result. */
  private static PathState changeWhole(
      PathState state, ResourceId parts, boolean isSure, UnaryOperator<ResourceState> change) {
    return state.has(parts)
            && state.resource(parts).owner() instanceof Owner.Of whole
            && isResult(whole.resource(), state)
        ? change(state, whole.resource(), isSure, change)
        : state;
  }

  private static boolean isResult(ResourceId resource, PathState state) {
    TypeModel model = state.has(resource) ? Types.model(resource, state) : null;
    return model != null && model.kind() == ModelKind.RESULT;
  }

  private static PathState settle(
      ResourceId container, ResourceState outcome, boolean isForAll, int begin, PathState state) {
    PathState after =
        outcome.marks().isRefilled()
            ? replace(container, outcome, isForAll, begin, state)
            : release(container, outcome, isForAll, state);
    if (isForAll && isReleasedAlone(outcome)) {
      after = changeWhole(after, container, true, ResourceState::surelyHandedOver);
    }
    if (outcome.handedOver().isPossible()) {
      boolean isSure = isForAll && outcome.handedOver() == Certainty.YES;
      after = change(after, container, isSure, ResourceState::surelyHandedOver);
      after = changeWhole(after, container, isSure, ResourceState::surelyHandedOver);
    }
    if (outcome.isUnsure()) {
      after = change(after, container, isForAll, ResourceState::unsure);
      after = changeWhole(after, container, isForAll, ResourceState::unsure);
    }
    for (Map.Entry<ResourceId, Certainty> holder : outcome.inside().containers().entrySet()) {
      if (!holder.getKey().equals(container)) {
        boolean isSure = isForAll && holder.getValue() == Certainty.YES;
        after = change(after, container, isSure, one -> one.within(holder.getKey(), Certainty.YES));
      }
    }
    return after;
  }

  /** Replaces the released elements by the resources that were created since the loop began. */
  private static PathState replace(
      ResourceId container, ResourceState outcome, boolean isForAll, int begin, PathState state) {
    List<ResourceId> put = new ArrayList<>();
    PathState before = state;
    for (ResourceId member : Contents.members(state, container)) {
      if (member.site() instanceof Site.Node made && made.node() > begin) {
        put.add(member);
        before = before.update(member, one -> one.within(container, Certainty.NO));
      }
    }
    PathState after = Refilling.vacated(container, release(container, outcome, isForAll, before));
    for (ResourceId member : put) {
      Certainty certainty = state.resource(member).inside().in(container);
      after = after.update(member, one -> one.within(container, certainty));
    }
    return after;
  }

  private static PathState release(
      ResourceId container, ResourceState outcome, boolean isForAll, PathState state) {
    Set<Typestate> before = Contents.typestates(state, container);
    Set<Integer> releasedAt = new TreeSet<>();
    for (Typestate typestate : outcome.typestates()) {
      boolean isNew = typestate.isReleased() && typestate.node() >= 0;
      if (isNew && before.stream().noneMatch(known -> known.node() == typestate.node())) {
        releasedAt.add(typestate.node());
      }
    }
    boolean isForSure = isForAll && !outcome.mayBeOpen();
    boolean wasOpen = before.stream().anyMatch(typestate -> !typestate.isReleased());
    if (releasedAt.isEmpty() && !(isForSure && wasOpen)) {
      return state;
    }
    PathState after = change(state, container, isForSure, one -> released(one, releasedAt));
    return Regions.elementsReleased(container, state, after);
  }

  /** Returns whether the loop has released each part, so that nothing is left of the whole. */
  private static boolean isReleasedAlone(ResourceState part) {
    return !part.mayBeOpen() && part.typestates().stream().noneMatch(Typestate::isWithOwner);
  }

  private static ResourceState released(ResourceState state, Set<Integer> nodes) {
    Set<Typestate> typestates = new HashSet<>();
    for (Typestate typestate : state.typestates()) {
      if (typestate.isReleased()) {
        typestates.add(typestate);
      } else {
        nodes.forEach(node -> typestates.add(Typestate.released(node)));
      }
    }
    return state.withTypestates(typestates);
  }

  /** Changes a container and its content. */
  private static PathState change(
      PathState state, ResourceId container, boolean isSure, UnaryOperator<ResourceState> change) {
    PathState after =
        state.update(container, one -> isSure ? change.apply(one) : one.join(change.apply(one)));
    return Contents.each(after, container, isSure, change);
  }
}
