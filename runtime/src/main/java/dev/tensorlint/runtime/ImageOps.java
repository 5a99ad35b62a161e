// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.op.AveragePool;
import dev.tensorlint.runtime.op.Convolve;
import dev.tensorlint.runtime.op.MaxPool;
import dev.tensorlint.runtime.op.Padding;
import dev.tensorlint.runtime.op.Window;
import java.util.List;

/**
 * Operations on images, {@code float32 [batch, height, width, channels]}, that look at a window of
 * pixels at a time. Each gives new data.
 *
 * @param <T> the implementing type
 */
public interface ImageOps<T extends ImageOps<T>> extends Operable<T> {

  /**
   * Slides a kernel over images that stays inside them.
   *
   * @param kernel {@code [height, width, channels, filters]}
   */
  default T conv2d(T kernel) {
    return conv2d(kernel, 1, Padding.NONE);
  }

  /**
   * Slides a kernel over images. Beyond their edges is 0. The patches under the kernel take memory
   * while this runs: as often the images as the kernel has pixels, at stride 1.
   *
   * @param kernel {@code [height, width, channels, filters]}
   * @param stride pixels from one place to the next, down and across
   * @return {@code [batch, places down, places across, filters]}
   * @throws IllegalArgumentException when the shapes do not fit
   */
  default T conv2d(T kernel, int stride, Padding padding) {
    return apply(new Convolve(stride, padding), List.of(kernel));
  }

  /**
   * Takes the largest element of each channel in each place of a window; what is beyond the edges
   * is never the largest, and {@code NaN} is the largest of all.
   *
   * @return {@code [batch, places down, places across, channels]}
   * @throws IllegalArgumentException when these are no images, or smaller than the window
   */
  default T maxPool2d(Window window) {
    return apply(new MaxPool(window), List.of());
  }

  /**
   * Takes the mean of each channel in each place of a window; what is beyond the edges does not
   * count.
   *
   * @return {@code [batch, places down, places across, channels]}
   * @throws IllegalArgumentException when these are no images, or smaller than the window
   */
  default T averagePool2d(Window window) {
    return apply(new AveragePool(window), List.of());
  }
}
