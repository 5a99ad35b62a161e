// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.inferred.Insertions;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Determines which parameters a method adds, on each path, to a container that is a parameter. */
@AutoService(PartCollector.class)
public final class InsertionCollector implements PartCollector {

  @Override
  public Insertions part(SolvedBody body) {
    List<PathState> ends = body.exits().stream().flatMap(exit -> exit.after().stream()).toList();
    Map<Integer, Integer> into = new HashMap<>();
    for (int i = 0; i < body.context().parameters().size() && !ends.isEmpty(); i++) {
      ResourceId element = ResourceId.recent(new Site.Parameter(i));
      int container = container(element, ends.get(0));
      boolean isSame =
          container != Insertions.UNKNOWN
              && ends.stream().allMatch(state -> container(element, state) == container);
      if (isSame) {
        into.put(i, container);
      }
    }
    return into.isEmpty() ? Insertions.NONE : new Insertions(into);
  }

  private static int container(ResourceId element, PathState state) {
    if (!state.has(element)) {
      return Insertions.UNKNOWN;
    }
    ResourceState one = state.resource(element);
    List<ResourceId> around = List.copyOf(one.inside().containers().keySet());
    return around.size() == 1
            && around.get(0).site() instanceof Site.Parameter container
            && one.inside().in(around.get(0)) == Certainty.YES
            && one.isOpen()
            && !one.isUnsure()
            && !one.marks().isKeptOutside()
            && one.weaklyHeldAt().isEmpty()
        ? container.index()
        : Insertions.UNKNOWN;
  }
}
