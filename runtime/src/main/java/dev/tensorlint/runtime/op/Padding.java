// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

/** What lies beyond the edges of an image, for a window that moves over it. */
public enum Padding {
  /** Nothing: the window stays inside, and the result is smaller. */
  NONE,

  /**
   * As much as the window needs to stand at every pixel, or at every so many-th: the result has the
   * extents of the image, divided by the stride and rounded up. Half of it, rounded down, is above
   * and at the left.
   */
  SAME
}
