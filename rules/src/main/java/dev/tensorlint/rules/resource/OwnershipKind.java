// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.resource;

/** How a resource that the method does not own relates to its owner. */
public enum OwnershipKind {
  /** A part of its owner: it is released with the owner, and by no other code. */
  PART_OF,
  /** A part of its owner that the next step of the owner releases. */
  PART_UNTIL_STEP,
  /** On some paths, it is an argument of the method or the value of a field. */
  MAY_BE
}
