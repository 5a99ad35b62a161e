// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import java.util.Comparator;

/**
 * A nested statement under construction: it covers the positions from {@code from} up to {@code
 * to}, which is not part of it. Scopes never cross.
 */
sealed interface Scope {

  /** Outer ones first. */
  Comparator<Scope> OUTER_FIRST =
      Comparator.comparingInt(Scope::to)
          .reversed()
          .thenComparingInt(Scope::rank)
          .thenComparing(Comparator.comparingInt(Scope::order).reversed());

  int from();

  int to();

  /** Among scopes of one extent: a smaller rank is further outside. */
  int rank();

  /** Among scopes of one extent and rank: a greater one is further outside. */
  default int order() {
    return 0;
  }

  default boolean covers(int position) {
    return from() <= position && position < to();
  }

  /** A labelled block: a jump to {@code to} leaves it. */
  record Exit(int from, int to) implements Scope {
    @Override
    public int rank() {
      return 0;
    }
  }

  /** Protected code. */
  record Protected(int from, int to, Guard guard, int order) implements Scope {
    @Override
    public int rank() {
      return 1;
    }

    Protected part(int newFrom, int newTo) {
      return new Protected(newFrom, newTo, guard, order);
    }

    /** Returns whether another one is in it. */
    boolean encloses(Protected other) {
      return from <= other.from && other.to <= to && order > other.order;
    }
  }

  /** A loop: a jump to {@code from} continues it. */
  record Loop(int from, int to) implements Scope {
    @Override
    public int rank() {
      return 2;
    }
  }
}
