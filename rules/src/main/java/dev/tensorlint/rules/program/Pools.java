// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.fact.PoolFact;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.fact.Fact;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

/**
 * The fields whose containers are pools: some method of the program gives back to them what it has
 * taken out. From any other container, such as a queue of work, what is taken does not come back.
 */
final class Pools {

  private final Set<FieldKey> fields = new HashSet<>();

  Pools(Collection<? extends Fact> facts) {
    for (Fact fact : facts) {
      if (fact instanceof PoolFact.GivenBack given) {
        fields.add(given.field());
      }
    }
  }

  /** Returns whether a fact holds: {@link PoolFact.Kept} is refuted where nothing shows a pool. */
  boolean allows(Fact fact) {
    return !(fact instanceof PoolFact.Kept kept)
        || kept.isPool()
        || kept.field().filter(fields::contains).isPresent();
  }
}
