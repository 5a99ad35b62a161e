// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.op.MaxPool;
import dev.tensorlint.runtime.op.TensorType;
import dev.tensorlint.runtime.op.Window;
import java.util.List;

/** The shapes of images, with and without a batch of them. */
final class ImageShapes {

  private ImageShapes() {}

  /** Throws unless so many dimensions are those of a batch of images. */
  static void require(String layer, int rank, Shape shown) {
    if (rank != 4) {
      throw new IllegalArgumentException(
          layer + " needs images of shape [batch, height, width, channels], got " + shown);
    }
  }

  /** Returns the shape of one image after a window took one pixel for each of its places. */
  static Shape after(Window window, Shape example) {
    TensorType images = new TensorType(DType.FLOAT32, Shape.of(1).followedBy(example));
    return new MaxPool(window).result(List.of(images)).shape().without(0);
  }
}
