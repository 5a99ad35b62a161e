// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.train;

import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import java.util.stream.IntStream;

/**
 * The cross entropy of class labels and the softmax of a model's last linear layer, as the mean
 * over the batch.
 *
 * <p>Predictions are {@code [batch, classes]}. Labels are either {@code int32 [batch]}, the index
 * of the class, or {@code float32 [batch, classes]}, a distribution for each example, such as
 * one-hot. A label that names no class adds nothing to the sum.
 */
public record SoftmaxCrossEntropy() implements Loss {

  @Override
  public Tensor apply(Tensor predicted, Tensor expected) {
    Shape shape = predicted.shape();
    if (shape.rank() != 2) {
      throw new IllegalArgumentException(
          "softmax cross entropy needs predictions of shape [batch, classes], got "
              + predicted.type());
    }
    return TensorScope.tidy(
        () -> predicted.logSoftmax(1).mul(distribution(expected, shape)).sum().div(-shape.dim(0)));
  }

  private static Tensor distribution(Tensor expected, Shape shape) {
    if (expected.dtype() == DType.FLOAT32 && expected.shape().equals(shape)) {
      return expected;
    }
    if (expected.dtype() == DType.INT32 && expected.shape().equals(Shape.of(shape.dim(0)))) {
      return oneHot(expected, shape);
    }
    throw new IllegalArgumentException(
        "softmax cross entropy needs labels int32 ["
            + shape.dim(0)
            + "] or float32 "
            + shape
            + ", got "
            + expected.type());
  }

  private static Tensor oneHot(Tensor labels, Shape shape) {
    int[] classes = IntStream.range(0, shape.dim(1)).toArray();
    return labels
        .reshape(shape.dim(0), 1)
        .eq(Tensor.ofInts(classes).reshape(1, classes.length))
        .cast(DType.FLOAT32);
  }
}
