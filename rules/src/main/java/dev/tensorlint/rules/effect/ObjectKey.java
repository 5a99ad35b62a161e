// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import org.jspecify.annotations.Nullable;

/**
 * Identifies the object of a field: {@link FieldKey#THIS_OR_STATIC}, {@link FieldKey#OF_ANY}, or
 * the most recent object of a site.
 */
public interface ObjectKey extends Comparable<ObjectKey> {

  /** An object that no site of the method creates; such objects come first in the order. */
  record Given(int rank) implements ObjectKey {
    @Override
    public boolean equals(@Nullable Object other) {
      return this == other || (other instanceof Given given && rank == given.rank);
    }

    @Override
    public int hashCode() {
      return rank;
    }

    @Override
    public int compareTo(ObjectKey other) {
      return other instanceof Given given ? Integer.compare(rank, given.rank) : -1;
    }
  }
}
