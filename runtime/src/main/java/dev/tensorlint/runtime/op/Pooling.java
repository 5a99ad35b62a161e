// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.device.Windows;
import java.util.List;

/** What all ways to make one pixel of a window's have in common. */
final class Pooling {

  private Pooling() {}

  static TensorType result(String operation, Window window, TensorType operand) {
    TensorType images = operand.require(operation, DType.FLOAT32);
    Windows windows = window.over(operation, images.shape());
    return images.withShape(
        Shape.of(windows.batch(), windows.outHeight(), windows.outWidth(), windows.channels()));
  }

  /** Returns the extents of the patches, with the window's pixels as a dimension of their own. */
  static int[] pixelDims(Windows windows) {
    return new int[] {
      windows.batch(),
      windows.outHeight(),
      windows.outWidth(),
      windows.windowHeight() * windows.windowWidth(),
      windows.channels()
    };
  }

  /** Returns how many pixels of the image the window covers in each of its places. */
  static float[] counts(Windows windows) {
    float[] counts = new float[windows.outHeight() * windows.outWidth()];
    for (int i = 0; i < counts.length; i++) {
      int y = i / windows.outWidth() * windows.strideDown() - windows.top();
      int x = i % windows.outWidth() * windows.strideAcross() - windows.left();
      counts[i] =
          inside(y, windows.windowHeight(), windows.height())
              * inside(x, windows.windowWidth(), windows.width());
    }
    return counts;
  }

  private static int inside(int from, int size, int extent) {
    return Math.min(from + size, extent) - Math.max(from, 0);
  }

  /** Adds up the gradients of pixels where they lay. */
  static <T extends Differentiable<T>> T overlaid(Window window, Windows windows, T ofPixels) {
    return ofPixels
        .reshape(Patches.shape(windows).dims())
        .apply(new Overlay(window, windows.height(), windows.width()), List.of());
  }
}
