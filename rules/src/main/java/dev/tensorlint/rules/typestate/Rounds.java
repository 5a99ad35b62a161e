// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.dataflow.Loops;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Renaming;
import dev.tensorlint.rules.typestate.state.ResourceState;
import java.util.ArrayList;
import java.util.List;

/**
 * Parts the resources of each round of a loop from those of the rounds before. Where a round
 * begins, what an earlier one has created or taken from a queue, and released, and what no variable
 * names, is one of the older resources of its site, so that a later join of paths does not take it
 * for what this round creates.
 */
final class Rounds {

  private final Loops loops;

  Rounds(Cfg cfg) {
    this.loops = Loops.of(cfg);
  }

  /** Returns the state before a node; another one only where a round of a loop begins. */
  PathState before(int node, PathState state) {
    if (!state.hasResources() || !loops.isHead(node)) {
      return state;
    }
    PathState begun = state;
    for (ResourceId resource : past(node, state)) {
      begun = Renaming.age(begun, resource);
    }
    return begun;
  }

  private List<ResourceId> past(int head, PathState state) {
    List<ResourceId> past = new ArrayList<>();
    for (ResourceId resource : state.settled()) {
      if (isOfRound(resource, head)) {
        past.add(resource);
      }
    }
    state
        .resources()
        .forEach(
            (resource, one) -> {
              if (isPast(one) && isOfRound(resource, head) && !state.isNamed(resource)) {
                past.add(resource);
              }
            });
    return past;
  }

  /** What is released for sure stays what it is where a container may still give it back. */
  private static boolean isPast(ResourceState one) {
    return one.mayBeReleased() && (!one.isReleased() || one.inside().containers().isEmpty());
  }

  private boolean isOfRound(ResourceId resource, int head) {
    Site site = resource.site();
    int node = site instanceof Site.Taken taken ? taken.node() : Site.madeBy(site);
    return node != Site.NO_NODE && !resource.isOlder() && loops.isInside(head, node);
  }
}
