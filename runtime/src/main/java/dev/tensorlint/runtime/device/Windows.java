// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/**
 * A window that moves over images {@code [batch, height, width, channels]}: where it stands, and
 * what it covers there. Beyond the edges of an image lie rows and columns of padding.
 *
 * @param batch images
 * @param height rows of an image
 * @param width columns of an image
 * @param channels elements of a column
 * @param windowHeight rows of the window
 * @param windowWidth columns of the window
 * @param strideDown rows from one place to the next
 * @param strideAcross columns from one place to the next
 * @param padDown rows of padding, half of them, rounded down, above the image
 * @param padAcross columns of padding, half of them, rounded down, at the left
 */
public record Windows(
    int batch,
    int height,
    int width,
    int channels,
    int windowHeight,
    int windowWidth,
    int strideDown,
    int strideAcross,
    int padDown,
    int padAcross) {

  /** Returns rows of padding above the image. */
  public int top() {
    return padDown / 2;
  }

  /** Returns columns of padding at the left. */
  public int left() {
    return padAcross / 2;
  }

  /** Returns the places of the window, one below the other. */
  public int outHeight() {
    return (height + padDown - windowHeight) / strideDown + 1;
  }

  /** Returns the places of the window, side by side. */
  public int outWidth() {
    return (width + padAcross - windowWidth) / strideAcross + 1;
  }

  /** Returns the elements that the window covers in one place. */
  public int patch() {
    return windowHeight * windowWidth * channels;
  }

  /** Returns the number of all elements that the window covers, in all places. */
  public int patches() {
    return Math.multiplyExact(
        Math.multiplyExact(Math.multiplyExact(batch, outHeight()), outWidth()), patch());
  }

  public boolean isPadded() {
    return padDown > 0 || padAcross > 0;
  }

  /** Returns the extents of the images with their padding. */
  public int[] paddedDims() {
    return new int[] {batch, height + padDown, width + padAcross, channels};
  }
}
