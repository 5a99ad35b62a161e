// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.grad;

import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.op.Op;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** An operation at a point where it is smooth. */
record GradientCase(Op op, List<Input> inputs) {

  /** An operand: numbers, or the whole numbers or truths that they stand for. */
  static final class Input {

    private final double[] values;
    private final Shape shape;
    private final DType type;

    private Input(double[] values, Shape shape, DType type) {
      this.values = values;
      this.shape = shape;
      this.type = type;
    }

    boolean isReal() {
      return type.isReal();
    }

    boolean isDouble() {
      return type == DType.FLOAT64;
    }

    int length() {
      return values.length;
    }

    double value(int index) {
      return values[index];
    }

    Tensor tensor() {
      Tensor numbers = Tensor.of(values, shape);
      return type == DType.BOOL ? numbers.gt(0) : numbers.cast(type);
    }

    Input with(int index, double value) {
      double[] changed = values.clone();
      changed[index] = value;
      return new Input(changed, shape, type);
    }

    /** Returns real operands in {@code float64}, others as they are. */
    Input inDoubles() {
      return new Input(values, shape, isReal() ? DType.FLOAT64 : type);
    }
  }

  static GradientCase of(Op op, Input... inputs) {
    return new GradientCase(op, List.of(inputs));
  }

  /** Values between the bounds that are far enough from each other to leave an extreme unique. */
  static Input between(double low, double high, int... dims) {
    Shape shape = Shape.of(dims);
    SplittableRandom random = new SplittableRandom(Arrays.hashCode(dims) + (long) (100 * low));
    double[] values = new double[shape.size()];
    double width = (high - low) / Math.max(1, values.length);
    for (int i = 0; i < values.length; i++) {
      int at = (7 * i + 3) % values.length;
      values[i] = (float) (low + width * (at + 0.3 + 0.4 * random.nextDouble()));
    }
    return new Input(values, shape, DType.FLOAT32);
  }

  static Input ints(Shape shape, double... values) {
    return new Input(values, shape, DType.INT32);
  }

  static Input longs(Shape shape, double... values) {
    return new Input(values, shape, DType.INT64);
  }

  static Input bools(Shape shape, double... values) {
    return new Input(values, shape, DType.BOOL);
  }

  /** Returns the case with all real operands in {@code float64}. */
  GradientCase inDoubles() {
    return of(op, inputs.stream().map(Input::inDoubles).toArray(Input[]::new));
  }

  GradientCase with(int operand, Input other) {
    Input[] changed = inputs.toArray(Input[]::new);
    changed[operand] = other;
    return of(op, changed);
  }

  /** Returns the operation's result, in the innermost scope. */
  Tensor apply(List<Tensor> operands) {
    return operands.get(0).apply(op, operands.subList(1, operands.size()));
  }

  @Override
  public String toString() {
    return op + " of " + inputs.stream().map(input -> input.type + " " + input.shape).toList();
  }
}
