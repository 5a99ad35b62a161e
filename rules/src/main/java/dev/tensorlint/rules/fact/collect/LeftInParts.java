// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Types;
import java.util.HashSet;
import java.util.Set;

/**
 * The resources of which a body gives up parts one by one: it releases them, or hands them on. A
 * loop that does so for all parts does nothing for a resource without parts, which is no leak.
 */
final class LeftInParts {

  private LeftInParts() {}

  /** Returns the sites of the wholes. */
  static Set<Site> of(SolvedBody body) {
    Set<Site> wholes = new HashSet<>();
    for (int node = 0; node < body.context().cfg().size(); node++) {
      for (PathState state : body.solution().before(node)) {
        state.resources().forEach((id, one) -> addWholes(one, state, wholes));
      }
    }
    return wholes;
  }

  private static void addWholes(ResourceState part, PathState state, Set<Site> wholes) {
    boolean isGivenUp = isReleasedAlone(part) || part.handedOver().isPossible();
    if (isGivenUp && part.isPart()) {
      part.viewed().stream().map(ResourceId::site).forEach(wholes::add);
    }
    if (isGivenUp && part.owner() instanceof Owner.Of of && isResult(of.resource(), state)) {
      wholes.add(of.resource().site());
    }
  }

  private static boolean isResult(ResourceId whole, PathState state) {
    TypeModel model = Types.model(whole, state);
    return model != null && model.kind() == ModelKind.RESULT;
  }

  private static boolean isReleasedAlone(ResourceState part) {
    return part.typestates().stream().anyMatch(one -> one.isReleased() && !one.isWithOwner());
  }
}
