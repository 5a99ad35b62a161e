// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

/**
 * The effect of a method on the ownership of an operand. A flat lattice with {@link #UNKNOWN} on
 * top.
 */
public enum Custody {
  /** It stays with its owner. */
  SAME,
  /** It leaves its scope or its owner: the caller owns it. */
  KEPT,
  /** The call makes what the operand stands for: it is open, and the caller owns it. */
  ACQUIRED,
  /** Others may release it as well, or have references of their own to release. */
  SHARED,
  /** Unseen code owns it now. */
  TAKEN,
  /** The innermost open scope of the caller owns it, if there is one. */
  SCOPED,
  /**
   * The other operand owns it: the receiver owns an argument, the first argument owns the receiver.
   */
  ATTACHED,
  /** It is a scope, and the innermost open one from now on. Its owner stays the same. */
  ENTERED,
  /** The effects of the joined paths differ. */
  UNKNOWN;

  public Custody join(Custody other) {
    return this == other ? this : UNKNOWN;
  }
}
