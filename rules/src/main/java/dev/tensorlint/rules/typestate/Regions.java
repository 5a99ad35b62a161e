// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ResourceId;
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
 * through its content.
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
    PathState known = after;
    Slot visited = instr.elementsOf();
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
      if (entry.getValue().owner() instanceof Owner.Of of
          && !Types.isScope(of.resource(), before)
          && leaves(entry.getValue(), entry.getKey(), after)) {
        boolean isReturned = instr instanceof Instr.Return;
        known = known.update(of.resource(), one -> left(one, isReturned));
      }
    }
    return known;
  }

  private ResourceState visited(ResourceState owner, Slot slot) {
    Certainty certainty =
        handedOn.computeIfAbsent(slot, container -> ContentFlow.handedOn(container, cfg, library));
    return switch (certainty) {
      case YES -> owner.surelyHandedOver();
      case MAYBE -> maybeEmptied(owner);
      case NO -> owner;
    };
  }

  private static boolean cascades(ResourceId resource, PathState state) {
    TypeModel model = Types.model(resource, state);
    return model != null && model.cascades();
  }

  private static boolean leaves(ResourceState before, ResourceId resource, PathState after) {
    return before.handedOver() == Certainty.NO
        && after.has(resource)
        && after.resource(resource).handedOver().isPossible();
  }

  private static ResourceState left(ResourceState owner, boolean isReturned) {
    return isReturned && owner.isOwed() ? owner.surelyHandedOver() : maybeEmptied(owner);
  }

  private static ResourceState maybeEmptied(ResourceState owner) {
    return owner.handedOver() == Certainty.YES ? owner : owner.maybeHandedOver();
  }
}
