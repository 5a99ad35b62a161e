// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Contents;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Types;
import java.util.HashMap;
import java.util.Map;

/**
 * Transfers the escape of owned resources to their owner. Code that obtains the content of a
 * result, or an array with its manager, may release the owner through it, so that a leak of the
 * owner is not certain. If a loop hands on each element, or the method returns content, a release
 * of the owner would release that too, so that no leak is reported. A scope is not accessible
 * through its content. What the process keeps for good keeps that on which it depends.
 */
final class Regions {

  private final Cfg cfg;
  private final Library library;
  private final Map<Slot, Certainty> handedOn = new HashMap<>();

  Regions(Cfg cfg, Library library) {
    this.cfg = cfg;
    this.library = library;
  }

  /** Returns the state after an instruction. */
  PathState after(Instr instr, PathState before, PathState after) {
    Slot visited = instr.elementsOf();
    PathState known = visited == null ? after : Filling.contentFilled(visited, after);
    if (visited != null) {
      for (ResourceId container : before.value(visited).resources()) {
        known =
            cascades(container, before)
                ? known.update(container, one -> visited(one, visited))
                : known;
      }
    }
    if (before.hasResourcesOf(after) || before.references().owned() == 0) {
      return known;
    }
    for (Map.Entry<ResourceId, ResourceState> entry : before.resources().entrySet()) {
      ResourceState now = after.has(entry.getKey()) ? after.resource(entry.getKey()) : null;
      if (now != null
          && entry.getValue().owner() instanceof Owner.Of of
          && !Types.isScope(of.resource(), before)) {
        known = part(instr, entry.getValue(), now, of.resource(), known);
      } else if (now != null && entry.getValue().owner() instanceof Owner.HereOrWith with) {
        known = child(instr, entry.getValue(), now, with.resource(), known);
      }
    }
    return known;
  }

  /**
   * Returns the state after a loop that releases parts of a result or hands them on. One without
   * iterations has found that there is none.
   */
  PathState ended(Instr.EndIterations end, PathState before, PathState after) {
    PathState known = after;
    for (ResourceId container : before.value(end.container()).resources()) {
      if (before.has(container)
          && known.has(container)
          && before.resource(container).owner() instanceof Owner.Of of
          && known.resource(container).typestates().isEmpty()
          && isResult(of.resource(), known)
          && handedOn(end.container()).isPossible()) {
        known = known.update(of.resource(), ResourceState::surelyHandedOver);
      }
    }
    return known;
  }

  private static PathState part(
      Instr instr, ResourceState before, ResourceState after, ResourceId owner, PathState state) {
    if (leaves(before, after)) {
      return left(owner, instr instanceof Instr.Return, state);
    }
    return isResult(owner, state) && isReleasedAlone(before, after, owner, state)
        ? withoutPart(owner, state)
        : state;
  }

  /** A child that a static field keeps needs its parent as long as the process lasts. */
  private static PathState child(
      Instr instr, ResourceState before, ResourceState after, ResourceId parent, PathState state) {
    return state.has(parent) && leaves(before, after) && isForGood(instr, before, after)
        ? state.update(parent, ResourceState::surelyHandedOver)
        : state;
  }

  private static boolean isForGood(Instr instr, ResourceState before, ResourceState after) {
    return instr instanceof Instr.StoreField store
        ? store.field().isStatic()
        : after.inside().containers().keySet().stream()
            .filter(container -> !before.inside().in(container).isPossible())
            .anyMatch(
                container ->
                    container.site() instanceof Site.Field field && field.field().isStatic());
  }

  /**
   * Returns the state after the elements of a container were released, of which some may be parts.
   * The container stands for those that the method has not seen.
   */
  static PathState elementsReleased(ResourceId container, PathState before, PathState after) {
    PathState left = releasedAlone(container, before, after);
    for (ResourceId element : Contents.of(before, container)) {
      left = releasedAlone(element, before, left);
    }
    return left;
  }

  private static PathState releasedAlone(ResourceId part, PathState before, PathState after) {
    ResourceState then = before.resource(part);
    return then.owner() instanceof Owner.Of of
            && after.has(part)
            && isResult(of.resource(), after)
            && isReleasedAlone(then, after.resource(part), of.resource(), after)
        ? withoutPart(of.resource(), after)
        : after;
  }

  private static boolean isResult(ResourceId owner, PathState state) {
    TypeModel model = Types.model(owner, state);
    return model != null && model.kind() == ModelKind.RESULT;
  }

  private static boolean isReleasedAlone(
      ResourceState before, ResourceState after, ResourceId owner, PathState state) {
    return !before.mayBeReleased()
        && after.mayBeReleased()
        && state.has(owner)
        && !state.resource(owner).mayBeReleased();
  }

  /**
   * Returns the state after a part of a result was released by itself. If no part is left that this
   * method knows, the result has nothing to release any more, as far as this method knows.
   */
  private static PathState withoutPart(ResourceId result, PathState state) {
    boolean isLast =
        Releases.dependents(state, result).stream()
            .allMatch(one -> state.resource(one).isReleased());
    return state.update(
        result, isLast ? ResourceState::surelyHandedOver : ResourceState::possiblyHandedOver);
  }

  private ResourceState visited(ResourceState owner, Slot slot) {
    return switch (handedOn(slot)) {
      case YES -> owner.surelyHandedOver();
      case MAYBE -> maybeEmptied(owner);
      case NO -> owner;
    };
  }

  private Certainty handedOn(Slot slot) {
    return handedOn.computeIfAbsent(
        slot, container -> ContentFlow.handedOn(container, cfg, library));
  }

  private static boolean cascades(ResourceId resource, PathState state) {
    TypeModel model = Types.model(resource, state);
    return model != null && model.release().cascades();
  }

  /** Other code may have it from now on, or a container that may end its life. */
  private static boolean leaves(ResourceState before, ResourceState after) {
    boolean isHandedOver = before.handedOver() == Certainty.NO && after.handedOver().isPossible();
    return isHandedOver
        || !after.inside().containers().keySet().stream()
            .allMatch(container -> before.inside().in(container).isPossible());
  }

  /** A view that leaves takes along what it is a view of. */
  private static PathState left(ResourceId owner, boolean isReturned, PathState state) {
    PathState left = state.update(owner, one -> left(one, isReturned));
    return isView(owner, state)
            && state.resource(owner).owner() instanceof Owner.Of of
            && state.has(of.resource())
        ? left(of.resource(), isReturned, left)
        : left;
  }

  private static boolean isView(ResourceId resource, PathState state) {
    TypeModel model = Types.model(resource, state);
    return model != null && model.kind() == ModelKind.VIEW && state.has(resource);
  }

  private static ResourceState left(ResourceState owner, boolean isReturned) {
    return isReturned && owner.isOwed() ? owner.surelyHandedOver() : maybeEmptied(owner);
  }

  private static ResourceState maybeEmptied(ResourceState owner) {
    return owner.handedOver() == Certainty.YES ? owner : owner.maybeHandedOver();
  }
}
