// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.grad;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.op.Op;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** An operation at a point where it is smooth. */
record GradientCase(Op op, List<Input> inputs) {

  /** An operand: {@code float32} values, or the {@code int32} or {@code bool} ones of the other. */
  static final class Input {

    enum Kind {
      FLOAT,
      INT,
      BOOL
    }

    private final float[] values;
    private final Shape shape;
    private final Kind kind;

    private Input(float[] values, Shape shape, Kind kind) {
      this.values = values;
      this.shape = shape;
      this.kind = kind;
    }

    boolean isFloat() {
      return kind == Kind.FLOAT;
    }

    int length() {
      return values.length;
    }

    float value(int index) {
      return values[index];
    }

    Tensor tensor() {
      return switch (kind) {
        case FLOAT -> Tensor.of(values, shape);
        case INT -> Tensor.of(ints(), shape);
        case BOOL -> Tensor.of(values, shape).gt(0);
      };
    }

    Input with(int index, float value) {
      float[] changed = values.clone();
      changed[index] = value;
      return new Input(changed, shape, kind);
    }

    private int[] ints() {
      int[] ints = new int[values.length];
      for (int i = 0; i < ints.length; i++) {
        ints[i] = (int) values[i];
      }
      return ints;
    }
  }

  static GradientCase of(Op op, Input... inputs) {
    return new GradientCase(op, List.of(inputs));
  }

  /** Values between the bounds that are far enough from each other to leave an extreme unique. */
  static Input between(double low, double high, int... dims) {
    Shape shape = Shape.of(dims);
    SplittableRandom random = new SplittableRandom(Arrays.hashCode(dims) + (long) (100 * low));
    float[] values = new float[shape.size()];
    double width = (high - low) / Math.max(1, values.length);
    for (int i = 0; i < values.length; i++) {
      int at = (7 * i + 3) % values.length;
      values[i] = (float) (low + width * (at + 0.3 + 0.4 * random.nextDouble()));
    }
    return new Input(values, shape, Input.Kind.FLOAT);
  }

  static Input ints(Shape shape, float... values) {
    return new Input(values, shape, Input.Kind.INT);
  }

  static Input bools(Shape shape, float... values) {
    return new Input(values, shape, Input.Kind.BOOL);
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
    return op + " of " + inputs.stream().map(input -> input.kind + " " + input.shape).toList();
  }
}
