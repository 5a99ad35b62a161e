// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.train;

/** Checks the numbers that optimizers are made with. */
final class Rates {

  private Rates() {}

  static float positive(String what, float value) {
    if (!(value > 0 && value < Float.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("the " + what + " must be positive, got " + value);
    }
    return value;
  }

  static float fraction(String what, float value) {
    if (!(value >= 0 && value < 1)) {
      throw new IllegalArgumentException(
          "the " + what + " must be at least 0 and below 1, got " + value);
    }
    return value;
  }
}
