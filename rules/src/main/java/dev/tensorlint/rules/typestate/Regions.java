// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import java.util.Map;

/**
 * What becomes of an owner when what it owns goes elsewhere. Whoever takes the content of a result,
 * or an array together with its manager, may close the owner through it, or need not close it any
 * more: that it is forgotten is not certain. Nobody gets at a scope through what is in it.
 */
final class Regions {

  private final Resources resources;

  Regions(Resources resources) {
    this.resources = resources;
  }

  /** Returns the state behind an instruction. */
  PathState after(Instr instr, PathState before, PathState after) {
    PathState known = after;
    if (instr instanceof Instr.LoadElement load) {
      for (ResourceId container : before.value(load.container()).resources()) {
        known = cascades(container) ? known.update(container, Regions::maybeEmptied) : known;
      }
    }
    if (before.resources() == after.resources()) {
      return known;
    }
    for (Map.Entry<ResourceId, ResourceState> entry : before.resources().entrySet()) {
      if (entry.getValue().owner() instanceof Owner.Of of
          && !resources.isScope(of.resource())
          && leaves(entry.getValue(), entry.getKey(), after)) {
        known = known.update(of.resource(), Regions::maybeEmptied);
      }
    }
    return known;
  }

  private boolean cascades(ResourceId resource) {
    return resources.info(resource).map(info -> info.model().cascades()).orElse(false);
  }

  private static boolean leaves(ResourceState before, ResourceId resource, PathState after) {
    return before.handedOver() == Certainty.NO
        && after.has(resource)
        && after.resource(resource).handedOver().isPossible();
  }

  private static ResourceState maybeEmptied(ResourceState owner) {
    return owner.handedOver() == Certainty.YES ? owner : owner.maybeHandedOver();
  }
}
