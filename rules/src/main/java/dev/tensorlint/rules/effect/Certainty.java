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

  public boolean isPossible() {
    return this != NO;
  }
}
