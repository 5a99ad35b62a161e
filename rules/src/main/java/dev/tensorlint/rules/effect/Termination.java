// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

/** Whether a method can complete normally. A chain that joins by maximum. */
public enum Termination {
  /** It never completes normally. */
  NEVER,
  /** Each path passes a call of unknown code that may never return. */
  DOUBTFUL,
  /** It can complete normally. */
  SURE;

  public Termination join(Termination other) {
    return compareTo(other) >= 0 ? this : other;
  }
}
