// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.LeakFact;
import dev.tensorlint.rules.fact.LeftIn;
import java.util.Collection;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Decides whether code that passes a resource to an object still has to release it: the object
 * keeps the resource in a field that no code releases. If the class is reported for that field, the
 * bug is there, and the code that passes the resource has none.
 */
final class Borrowers {

  private final FieldOwnership owners;
  private final Set<FieldKey> reported = new HashSet<>();

  /**
   * @param ofFields what is known of fields
   */
  Borrowers(FieldOwnership owners, Collection<Fact> ofFields) {
    this.owners = owners;
    for (Fact fact : ofFields) {
      if (fact instanceof LeakFact.HeldForever held) {
        reported.add(held.key());
      }
    }
  }

  /** Returns the leak of the code that passes the resource, if it is one. */
  Optional<LeakFact.Ended> leak(LeftIn left) {
    if (!left.fields().stream().allMatch(this::borrows)) {
      return Optional.empty();
    }
    boolean isSure = left.fields().stream().allMatch(this::borrowsForSure);
    return Optional.of(isSure ? left.left() : left.left().inDoubt());
  }

  /**
   * Returns whether all code is known that can reach a field, and some of it lends to the field.
   */
  private boolean borrowsForSure(FieldKey field) {
    return owners.isSeenWhole(field) && owners.isLent(field);
  }

  private boolean borrows(FieldKey field) {
    return !reported.contains(field) && owners.isNeverReleased(field);
  }
}
