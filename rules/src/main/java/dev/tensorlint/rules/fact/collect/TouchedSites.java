// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.CallAccesses;
import dev.tensorlint.rules.typestate.state.Contents;
import dev.tensorlint.rules.typestate.state.PathState;
import java.util.HashSet;
import java.util.Set;

/**
 * The sites that the calls of a body access.
 *
 * @param used the sites whose data some call reads
 * @param queried the sites that some call queries for their typestate
 */
record TouchedSites(Set<Site> used, Set<Site> queried) {

  static TouchedSites of(SolvedBody body) {
    CallAccesses touches = body.transfer().calls().touches();
    TouchedSites sites = new TouchedSites(new HashSet<>(), new HashSet<>());
    for (ReachedCall reached : body.calls()) {
      for (PathState state : reached.states()) {
        if (!touches.reachesNothing(reached.call(), state)) {
          sites.add(reached, touches, state);
        }
      }
    }
    return sites;
  }

  private void add(ReachedCall reached, CallAccesses touches, PathState state) {
    for (ResourceId one : touches.usedResources(reached.call(), state)) {
      used.add(one.site());
      Contents.around(state, one).forEach(container -> used.add(container.site()));
    }
    touches.tested(reached.call(), state).forEach(one -> queried.add(one.site()));
  }
}
