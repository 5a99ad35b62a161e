// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

/**
 * What a method does to the ownership of an operand. A flat lattice with {@link #UNKNOWN} on top.
 */
public enum Custody {
  /** It stays with its owner. */
  SAME,
  /** Taken out of its scope, or from its owner: the caller owns it. */
  KEPT,
  /** Somebody else owns it now. */
  TAKEN,
  /** The innermost open scope of the caller owns it, if there is one. */
  SCOPED,
  /** The other operand owns it: the receiver an argument, the first argument the receiver. */
  ATTACHED,
  /** One or the other. */
  UNKNOWN;

  public Custody join(Custody other) {
    return this == other ? this : UNKNOWN;
  }
}
