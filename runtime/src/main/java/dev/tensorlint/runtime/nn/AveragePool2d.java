// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.op.Window;

/**
 * Takes the mean of each channel under a window: {@code [batch, height, width, channels] -> [batch,
 * places down, places across, channels]}.
 */
public record AveragePool2d(Window window) implements Weightless {

  /** Makes a layer whose window, a square, moves by its own size. */
  public AveragePool2d(int size) {
    this(Window.tiles(size, size));
  }

  @Override
  public int build(int channels) {
    return channels;
  }

  @Override
  public Shape build(Shape example) {
    return ImageShapes.after(window, example);
  }

  @Override
  public Tensor apply(Tensor input) {
    return input.averagePool2d(window);
  }
}
