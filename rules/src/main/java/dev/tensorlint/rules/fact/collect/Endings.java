// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.List;
import java.util.stream.IntStream;

/** Finds the code of a method that releases a resource or hands it on. */
final class Endings {

  private final SolvedBody body;
  private final List<ResourceId> resources;

  private Endings(SolvedBody body, Site site) {
    this.body = body;
    this.resources = ResourceId.all(site);
  }

  /**
   * Returns whether an instruction of the method releases a resource or hands it on, on some path.
   * A condition does not, nor the end of a loop over all elements: where they show that the
   * resource holds nothing, nothing is done with it. Nor does the next creation at the same site.
   */
  static boolean any(SolvedBody body, Site site) {
    Endings endings = new Endings(body, site);
    return IntStream.range(0, body.context().cfg().size())
        .filter(node -> node != Site.madeBy(site))
        .anyMatch(endings::isAt);
  }

  private boolean isAt(int node) {
    return body.solution().before(node).stream()
        .filter(before -> resources.stream().anyMatch(before::has))
        .anyMatch(before -> isRelease(node, before) || ends(node, before));
  }

  /** Where paths are joined, a resource may be released already that the call releases. */
  private boolean isRelease(int node, PathState before) {
    return body.context().cfg().instruction(node) instanceof Instr.Invoke call
        && body.transfer().calls().touches().released(call, before).stream()
            .map(before::value)
            .anyMatch(value -> resources.stream().anyMatch(it -> isOwed(it, value, before)));
  }

  private static boolean isOwed(ResourceId resource, Value value, PathState state) {
    return value.mayBe(new Atom.Ref(resource))
        && state.has(resource)
        && state.resource(resource).isOwed();
  }

  private boolean ends(int node, PathState before) {
    return body.transfer().transfer(node, before).stream()
        .anyMatch(after -> resources.stream().anyMatch(it -> ends(it, before, after)));
  }

  /** Returns whether an instruction has released a resource, maybe, or ended the duty to do so. */
  private static boolean ends(ResourceId resource, PathState before, PathState after) {
    if (!before.has(resource) || !after.has(resource)) {
      return false;
    }
    ResourceState was = before.resource(resource);
    ResourceState is = after.resource(resource);
    boolean isDutyEnded = was.isOwed() && !is.isOwed() && !is.isVoid();
    return isDutyEnded || (!was.mayBeReleased() && isReleased(is));
  }

  /** What is settled may have held nothing. */
  private static boolean isReleased(ResourceState state) {
    return state.mayBeReleased() && !state.equals(ResourceState.SETTLED);
  }
}
