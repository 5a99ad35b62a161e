// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.memory;

/**
 * The lengths that pooled buffers have: eight steps to each doubling, so that at most an eighth of
 * a buffer is unused and lengths that differ little share buffers.
 */
final class SizeClass {

  /** Below it all buffers have one length. */
  private static final int SMALLEST = 16;

  /** Bits of a length after the leading one that a step keeps. */
  private static final int STEP_BITS = 3;

  private SizeClass() {}

  /** Returns the smallest length of the steps that is at least {@code length}, itself over all. */
  static int of(int length) {
    if (length <= SMALLEST) {
      return SMALLEST;
    }
    int leading = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(length - 1);
    int step = 1 << Math.max(0, leading - STEP_BITS);
    long rounded = ((long) length + step - 1) & -step;
    return rounded > Integer.MAX_VALUE ? length : (int) rounded;
  }
}
