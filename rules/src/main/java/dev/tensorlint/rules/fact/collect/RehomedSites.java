// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.effect.Custody;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.PathState;
import java.util.HashSet;
import java.util.Set;

/** The parameters whose owner changes on some path. */
final class RehomedSites {

  private RehomedSites() {}

  /** Returns the parameters if paths were joined, since a join hides the change; otherwise none. */
  static Set<Site> of(SolvedBody body) {
    Set<Site> rehomed = new HashSet<>();
    boolean isPossible = body.resources().haveParameters() && areJoined(body);
    for (int node = 0; isPossible && node < body.context().cfg().size(); node++) {
      for (PathState state : body.solution().before(node)) {
        body.transfer().transfer(node, state).forEach(after -> addRehomed(after, rehomed));
      }
    }
    return rehomed;
  }

  private static boolean areJoined(SolvedBody body) {
    for (ExitStates exit : body.exits()) {
      for (PathState state : exit.after()) {
        if (state.isJoined()) {
          return true;
        }
      }
    }
    return false;
  }

  private static void addRehomed(PathState state, Set<Site> rehomed) {
    state
        .resources()
        .forEach(
            (id, one) -> {
              if (id.site() instanceof Site.Parameter && one.owner().custody() != Custody.SAME) {
                rehomed.add(id.site());
              }
            });
  }
}
