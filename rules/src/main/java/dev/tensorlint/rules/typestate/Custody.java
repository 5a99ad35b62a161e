// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

/**
 * What a method does to the ownership of a parameter. A flat lattice with {@link #UNKNOWN} on top.
 */
public enum Custody {
  /** It stays with its owner. */
  SAME,
  /** Taken out of its scope, or from its owner: the caller owns it. */
  KEPT,
  /** Somebody else owns it now. */
  TAKEN,
  /** One or the other. */
  UNKNOWN;

  /** Returns what became of a parameter, whose owner is {@link Owner#elsewhere} at the start. */
  static Custody of(Owner atEnd) {
    if (atEnd.equals(Owner.elsewhere())) {
      return SAME;
    }
    return atEnd.isHere() ? KEPT : TAKEN;
  }

  public Custody join(Custody other) {
    return this == other ? this : UNKNOWN;
  }

  /** Returns an argument behind the call. */
  ResourceState apply(ResourceState argument) {
    return switch (this) {
      case SAME -> argument;
      case KEPT -> argument.takenBack();
      case TAKEN -> argument.takenOver();
      case UNKNOWN ->
          argument.owner().isHere()
              ? argument.maybeHandedOver()
              : argument.ownedBy(Owner.elsewhere());
    };
  }
}
