// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

/** What a model states about the exceptions of a call. */
public enum Throwing {
  /** No exception at all, neither a declared nor an unexpected one. */
  NOTHING,
  /** None that it declares. */
  UNEXPECTED,
  /** What it declares, in ordinary operation. */
  DECLARED,
  /** Some exception in ordinary operation, even if it declares none. */
  ORDINARY
}
