// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.Local;
import org.jspecify.annotations.Nullable;

/** A place that holds a value while a method runs. */
public sealed interface Slot {

  /** A variable of the source. */
  record Variable(Local local) implements Slot {
    @Override
    public String toString() {
      return local.name();
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return this == other || (other instanceof Variable that && local.equals(that.local));
    }

    @Override
    public int hashCode() {
      return local.hashCode();
    }
  }

  /**
   * Whether a comparison of values that never change holds.
   *
   * @param text the comparison in a form that is the same wherever it is written
   */
  record Comparison(String text) implements Slot {}

  /** The value of an intermediate expression, written once on each path through the graph. */
  record Temporary(int number) implements Slot {
    @Override
    public String toString() {
      return "%" + number;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return this == other || (other instanceof Temporary that && number == that.number);
    }

    @Override
    public int hashCode() {
      return number;
    }
  }
}
