// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.device.DeviceSlice;
import dev.tensorlint.runtime.device.StridedCopy;
import java.util.List;

/**
 * Every so many-th index of any dimension, copied, or indices backwards.
 *
 * @param from the first index
 * @param count how many indices
 * @param step from one to the next; below 0 backwards
 */
public record CopySteps(int axis, int from, int count, int step) implements KernelOp {

  /**
   * Takes every so many-th index of a range.
   *
   * @param step at least 1
   * @throws IllegalArgumentException when the step is less than 1
   */
  public static CopySteps range(int axis, Bounds range, int step) {
    if (step < 1) {
      throw new IllegalArgumentException(
          "a range runs in steps of at least 1, got " + step + ": flip(axis) turns it round");
    }
    return new CopySteps(axis, range.from(), range.count(step), step);
  }

  /** Takes all indices of a dimension, the last one first. */
  public static CopySteps backwards(Shape shape, int axis) {
    return new CopySteps(axis, Math.max(0, shape.dim(axis) - 1), shape.dim(axis), -1);
  }

  @Override
  public String name() {
    return step < 0 ? "flip" : "copyOfRange";
  }

  @Override
  public TensorType result(List<TensorType> operands) {
    Shape shape = operands.get(0).shape();
    plan(shape);
    return operands.get(0).withShape(shape.with(axis, count));
  }

  @Override
  public void compute(Workspace workspace, List<Operand> operands, DeviceSlice out) {
    Operand in = operands.get(0);
    workspace.device().copy(plan(in.type().shape()), in.data(), out);
  }

  private StridedCopy plan(Shape shape) {
    return StridedCopy.steps(shape.dims(), axis, from, count, step);
  }

  @Override
  public boolean isDifferentiable(int operand) {
    return true;
  }

  @Override
  public <T extends Differentiable<T>> T gradient(int operand, Application<T> at, T upstream) {
    int total = at.left().shape().dim(axis);
    return upstream.apply(new InsertSteps(axis, from, step, total), List.of());
  }
}
