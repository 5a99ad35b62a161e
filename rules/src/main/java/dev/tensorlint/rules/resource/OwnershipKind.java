// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.resource;

/** How something belongs to somebody else. */
public enum OwnershipKind {
  /** It dies with its owner, and nobody else may release it. */
  PART_OF,
  /** The same, and its owner frees it when it goes on. */
  PART_UNTIL_STEP,
  /** It is what the method was given, or what a field holds, on some ways. */
  MAY_BE
}
