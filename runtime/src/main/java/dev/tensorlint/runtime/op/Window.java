// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.device.Windows;

/**
 * A window that moves over images {@code [batch, height, width, channels]}. Immutable: each method
 * returns another window.
 *
 * @param height rows, at least 1
 * @param width columns, at least 1
 * @param strideDown rows from one place to the next, at least 1
 * @param strideAcross columns from one place to the next, at least 1
 * @param padding what lies beyond the edges
 */
public record Window(int height, int width, int strideDown, int strideAcross, Padding padding) {

  public Window {
    if (height < 1 || width < 1 || strideDown < 1 || strideAcross < 1) {
      throw new IllegalArgumentException(
          "a window needs extents and strides of at least 1, got "
              + (height + " x " + width)
              + (" and strides of " + strideDown + " and " + strideAcross));
    }
  }

  /** Returns a window that moves by one pixel and stays inside the image. */
  public static Window of(int height, int width) {
    return new Window(height, width, 1, 1, Padding.NONE);
  }

  /** Returns a window that moves by its own size: each pixel is in one place at most. */
  public static Window tiles(int height, int width) {
    return new Window(height, width, height, width, Padding.NONE);
  }

  public Window stride(int down, int across) {
    return new Window(height, width, down, across, padding);
  }

  public Window padding(Padding other) {
    return new Window(height, width, strideDown, strideAcross, other);
  }

  /** Returns the pixels that it covers. */
  int pixels() {
    return height * width;
  }

  /**
   * Returns its places over images.
   *
   * @param operation for messages
   * @throws IllegalArgumentException when these are no images, or smaller than the window
   */
  Windows over(String operation, Shape images) {
    if (images.rank() != 4) {
      throw new IllegalArgumentException(
          operation + " needs images of shape [batch, height, width, channels], got " + images);
    }
    Windows windows = over(images);
    if (images.dim(1) + windows.padDown() < height || images.dim(2) + windows.padAcross() < width) {
      throw new IllegalArgumentException(
          operation + " needs images of at least " + height + " x " + width + ", got " + images);
    }
    return windows;
  }

  private Windows over(Shape images) {
    return new Windows(
        images.dim(0),
        images.dim(1),
        images.dim(2),
        images.dim(3),
        height,
        width,
        strideDown,
        strideAcross,
        pad(images.dim(1), height, strideDown),
        pad(images.dim(2), width, strideAcross));
  }

  private int pad(int extent, int size, int stride) {
    if (padding == Padding.NONE || extent == 0) {
      return 0;
    }
    int places = (extent - 1) / stride + 1;
    return Math.max(0, (places - 1) * stride + size - extent);
  }
}
