// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.Local;

/** A place that holds a value while a method runs. */
public sealed interface Slot {

  /** A variable of the source. */
  record Variable(Local local) implements Slot {
    @Override
    public String toString() {
      return local.name();
    }
  }

  /**
   * Whether a comparison of values that never change holds.
   *
   * @param text the comparison in a form that is the same wherever it is written
   */
  record Comparison(String text) implements Slot {}

  /** The value of an intermediate expression; written once on each way through the graph. */
  record Temporary(int number) implements Slot {
    @Override
    public String toString() {
      return "%" + number;
    }
  }
}
