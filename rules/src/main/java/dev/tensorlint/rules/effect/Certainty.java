// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

/** Whether a property holds on the paths that a state represents. */
public enum Certainty {
  NO,
  YES,
  MAYBE;

  public Certainty join(Certainty other) {
    return this == other ? this : MAYBE;
  }

  /** Returns whether one of two things is so, of which this one is possible. */
  public Certainty or(Certainty other) {
    return this == YES || other == YES ? YES : MAYBE;
  }

  public boolean isPossible() {
    return this != NO;
  }
}
