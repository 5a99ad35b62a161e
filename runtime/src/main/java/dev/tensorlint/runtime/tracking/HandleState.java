// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.tracking;

/** Where a handle is in its life. */
public enum HandleState {
  OPEN,

  /** Closed by its owner or by a scope. */
  CLOSED,

  /** Never closed: the garbage collector found the object gone, and its memory was freed then. */
  COLLECTED
}
