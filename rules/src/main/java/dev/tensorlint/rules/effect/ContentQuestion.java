// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

/** What the result of a call says about the content of its receiver. */
public enum ContentQuestion {
  NONE,
  /** How many elements there are. */
  SIZE,
  /** Whether there is none left. */
  EMPTY,
  /** Whether there is one more. */
  MORE
}
