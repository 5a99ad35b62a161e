// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.dataflow.Loops;
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
 * The resources of which a loop gives up parts one by one: it releases them, or hands them on. It
 * does nothing for a resource without parts, which is no leak. Where no loop gets the parts, a path
 * that leaves them alone is a leak.
 */
final class LeftInParts {

  private final Set<Site> wholes = new HashSet<>();
  private final SolvedBody body;
  private final Loops loops;

  private LeftInParts(SolvedBody body) {
    this.body = body;
    this.loops = Loops.of(body.context().cfg());
  }

  /** Returns the sites of the wholes. */
  static Set<Site> of(SolvedBody body) {
    LeftInParts found = new LeftInParts(body);
    PersistentMap.SharedVisits<ResourceId, ResourceState> visits =
        new PersistentMap.SharedVisits<>(found::addWholes);
    for (int node = 0; node < body.context().cfg().size(); node++) {
      for (PathState state : body.solution().before(node)) {
        state.visit(visits);
      }
    }
    return found.wholes;
  }

  private void addWholes(ResourceId id, ResourceState part) {
    if (!isReleasedAlone(part) && !part.handedOver().isPossible()) {
      return;
    }
    for (ResourceId whole : part.isPart() ? part.viewed() : Set.<ResourceId>of()) {
      add(id.site(), whole.site());
    }
    if (part.owner() instanceof Owner.Of of && isResult(of.resource())) {
      add(id.site(), of.resource().site());
    }
  }

  private void add(Site part, Site whole) {
    boolean isOfLoop =
        part instanceof Site.Iteration || loops.isInsideWithout(takenAt(part), Site.madeBy(whole));
    if (isOfLoop) {
      wholes.add(whole);
    }
  }

  /** Returns the node that gets a part; {@link Site#NO_NODE} for none. */
  private static int takenAt(Site part) {
    return part instanceof Site.Element element ? element.node() : Site.madeBy(part);
  }

  private boolean isResult(ResourceId whole) {
    return body.resources()
        .info(whole)
        .filter(info -> info.model().kind() == ModelKind.RESULT)
        .isPresent();
  }

  private static boolean isReleasedAlone(ResourceState part) {
    return part.typestates().stream().anyMatch(one -> one.isReleased() && !one.isWithOwner());
  }
}
