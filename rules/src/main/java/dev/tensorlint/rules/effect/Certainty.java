// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

/** Whether something holds on the ways that a state stands for. */
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
