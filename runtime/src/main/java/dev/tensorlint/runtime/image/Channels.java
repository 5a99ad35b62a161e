// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.image;

/** What a pixel consists of, in this order. */
public enum Channels {
  /** Brightness, as Recommendation ITU-R BT.601 weighs the colours. */
  GREY(1),

  /** Red, green and blue. */
  RGB(3),

  /** Red, green, blue and opacity. */
  RGBA(4);

  private final int count;

  Channels(int count) {
    this.count = count;
  }

  /** Returns how many elements a pixel has. */
  public int count() {
    return count;
  }
}
