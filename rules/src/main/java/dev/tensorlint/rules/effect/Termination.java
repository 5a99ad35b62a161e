// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

/** Whether a method can end without an exception. A chain, which joins by the greater one. */
public enum Termination {
  /** It never does. */
  NEVER,
  /** On each way it calls something that nobody knows, and which may never return. */
  DOUBTFUL,
  /** It can. */
  SURE;

  public Termination join(Termination other) {
    return compareTo(other) >= 0 ? this : other;
  }
}
