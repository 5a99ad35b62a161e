// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import java.util.stream.IntStream;

/** Finds the code of a method that releases a resource or hands it on. */
final class Endings {

  private final SolvedBody body;
  private final Site site;

  private Endings(SolvedBody body, Site site) {
    this.body = body;
    this.site = site;
  }

  /**
   * Returns whether an instruction of the method releases a resource or hands it on, on some path.
   * A condition does not: where it shows that the resource holds nothing, nothing is done with it.
   */
  static boolean any(SolvedBody body, Site site) {
    Endings endings = new Endings(body, site);
    return IntStream.range(0, body.context().cfg().size()).anyMatch(endings::isAt);
  }

  private boolean isAt(int node) {
    return body.solution().before(node).stream()
        .filter(this::isOwed)
        .flatMap(state -> body.transfer().transfer(node, state).stream())
        .anyMatch(state -> !isOwed(state));
  }

  private boolean isOwed(PathState state) {
    return EndCollector.ofSite(state, site).stream().anyMatch(ResourceState::isOwed);
  }
}
