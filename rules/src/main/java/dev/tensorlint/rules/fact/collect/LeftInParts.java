// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.dataflow.PersistentMap;
import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import java.util.HashSet;
import java.util.Set;

/**
 * The resources of which a body gives up parts one by one: it releases them, or hands them on. A
 * loop that does so for all parts does nothing for a resource without parts, which is no leak.
 */
final class LeftInParts {

  private final Set<Site> wholes = new HashSet<>();

  private LeftInParts() {}

  /** Returns the sites of the wholes. */
  static Set<Site> of(SolvedBody body) {
    LeftInParts found = new LeftInParts();
    PersistentMap.SharedVisits<ResourceId, ResourceState> visits =
        new PersistentMap.SharedVisits<>((id, one) -> found.addWholes(one, body));
    for (int node = 0; node < body.context().cfg().size(); node++) {
      for (PathState state : body.solution().before(node)) {
        state.visit(visits);
      }
    }
    return found.wholes;
  }

  private void addWholes(ResourceState part, SolvedBody body) {
    if (!isReleasedAlone(part) && !part.handedOver().isPossible()) {
      return;
    }
    if (part.isPart()) {
      part.viewed().stream().map(ResourceId::site).forEach(wholes::add);
    }
    if (part.owner() instanceof Owner.Of of && isResult(of.resource(), body)) {
      wholes.add(of.resource().site());
    }
  }

  private static boolean isResult(ResourceId whole, SolvedBody body) {
    return body.resources()
        .info(whole)
        .filter(info -> info.model().kind() == ModelKind.RESULT)
        .isPresent();
  }

  private static boolean isReleasedAlone(ResourceState part) {
    return part.typestates().stream().anyMatch(one -> one.isReleased() && !one.isWithOwner());
  }
}
