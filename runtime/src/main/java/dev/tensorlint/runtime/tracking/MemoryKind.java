// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.tracking;

/**
 * What memory serves. Who keeps a handle says which it is. Data that handles of several kinds share
 * counts as the first of them in the order of this enum.
 */
public enum MemoryKind {
  /** Parameters of a model, and what an optimizer holds for them. */
  WEIGHTS,

  /** What a stateful layer carries from call to call. */
  STATES,

  /** Kept out of every scope by user code. */
  KEPT,

  /** Everything else: owned by a scope or a caller. */
  ACTIVATIONS
}
