// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.dataflow;

import java.util.HashSet;
import java.util.Set;

/** The lattice of sets. */
public final class Sets {

  private Sets() {}

  /** Returns the union of two sets; the first itself if it contains the second. */
  public static <T> Set<T> union(Set<T> one, Set<T> other) {
    if (one.containsAll(other)) {
      return one;
    }
    Set<T> union = new HashSet<>(one);
    union.addAll(other);
    return union;
  }
}
