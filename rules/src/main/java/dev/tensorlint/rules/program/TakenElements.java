// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.inferred.FieldHistory.Passage;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.LeakFact;
import dev.tensorlint.rules.fact.PoolFact;
import dev.tensorlint.rules.incremental.ResultNode;
import dev.tensorlint.rules.resource.ResourceInfo;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a method owes that takes an element out of a container in a field. The container is a pool
 * if some method of the program gives back to it what it has taken out. If some code releases the
 * whole content instead, the elements belong to the container, and what is taken out of it to the
 * method that takes it. Of any other container, such as a queue of work, neither is known.
 */
final class TakenElements {

  private final Set<FieldKey> pools = new HashSet<>();
  private final Set<FieldKey> released = new HashSet<>();

  /**
   * @param nodes results that contain effects on fields
   */
  TakenElements(Collection<? extends Fact> facts, List<ResultNode> nodes) {
    for (Fact fact : facts) {
      if (fact instanceof PoolFact.GivenBack given) {
        pools.add(given.field());
      }
    }
    nodes.stream()
        .flatMap(node -> node.result().fields().passages().stream())
        .filter(passage -> passage.how() == Passage.How.RELEASED)
        .map(Passage::field)
        .forEach(released::add);
  }

  /**
   * Returns what a fact means in this program: {@link PoolFact.Kept} is the leak of a resource
   * where the container is no pool, and nothing where neither is known.
   */
  Optional<Fact> of(Fact fact) {
    if (!(fact instanceof PoolFact.Kept kept)
        || kept.isPool()
        || kept.field().filter(pools::contains).isPresent()) {
      return Optional.of(fact);
    }
    return kept.field().filter(released::contains).flatMap(field -> lost(kept.kept()));
  }

  /**
   * Other code of the program decides who owns the element, so its leak is potential. Of any
   * objects, those that are tested and left out need not be resources.
   */
  private static Optional<Fact> lost(LeakFact kept) {
    return kept instanceof LeakFact.Ended ended && !isAnyObject(ended.resource())
        ? Optional.of(ended.inDoubt())
        : Optional.empty();
  }

  private static boolean isAnyObject(ResourceInfo resource) {
    return resource.model().name().equals("java.lang.Object");
  }
}
