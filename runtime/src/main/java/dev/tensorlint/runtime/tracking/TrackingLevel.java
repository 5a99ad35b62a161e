// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.tracking;

/** How much is recorded of each handle. Handles are counted at every level. */
public enum TrackingLevel {
  /** No lines of code: the cheapest. */
  OFF,

  /** The line that opened the handle. */
  SIMPLE,

  /**
   * The lines that opened and closed the handle, and those of its {@linkplain Uses first and last
   * uses}: one stack walk an operation.
   */
  FULL
}
