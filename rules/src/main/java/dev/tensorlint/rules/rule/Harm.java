// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule;

/** What the bug of a rule does to a run of the program. */
public enum Harm {
  /** The run fails, or computes something else, now or on some other schedule. */
  FAILURE,
  /**
   * The run holds or builds more than it needs. Nothing else is wrong, and its end gives everything
   * back: where runs are short, as those of tests are, it does no harm.
   */
  WASTE
}
