// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

/** The query about the content of its receiver that the result of a call answers. */
public enum ContentQuestion {
  NONE,
  /** The number of elements. */
  SIZE,
  /** Whether no element is left. */
  EMPTY,
  /** Whether another element is left. */
  MORE,
  /** A number that is zero where the receiver holds nothing, such as that of the columns. */
  EXTENT;

  /** Returns whether it is about elements. */
  public boolean isOfElements() {
    return this == SIZE || this == EMPTY || this == MORE;
  }
}
