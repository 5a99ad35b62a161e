// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.device.DeviceSlice;
import dev.tensorlint.runtime.device.StridedCopy;
import java.util.List;

/** Joins tensors along a dimension. */
public record Concat(int axis) implements KernelOp {

  @Override
  public String name() {
    return "concat";
  }

  @Override
  public TensorType result(List<TensorType> operands) {
    TensorType first = operands.get(0);
    Shape others = first.shape().without(axis);
    for (TensorType operand : operands) {
      operand.require(name(), first.dtype());
      if (operand.shape().rank() != first.shape().rank()
          || !operand.shape().without(axis).equals(others)) {
        throw new IllegalArgumentException(
            "concat along dimension "
                + (axis + " needs shapes that differ there alone, got ")
                + (first.shape() + " and " + operand.shape()));
      }
    }
    return first.withShape(first.shape().with(axis, total(operands)));
  }

  @Override
  public void compute(Workspace workspace, List<Operand> operands, DeviceSlice out) {
    int total = total(operands.stream().map(Operand::type).toList());
    int at = 0;
    for (Operand operand : operands) {
      int[] dims = operand.type().shape().dims();
      workspace.device().copy(StridedCopy.insert(dims, axis, at, total), operand.data(), out);
      at += dims[axis];
    }
  }

  private int total(List<TensorType> operands) {
    return operands.stream().mapToInt(operand -> operand.shape().dim(axis)).sum();
  }

  @Override
  public boolean isDifferentiable(int operand) {
    return true;
  }

  @Override
  public <T extends Differentiable<T>> T gradient(int operand, Application<T> at, T upstream) {
    int from = 0;
    for (T before : at.operands().subList(0, operand)) {
      from += before.shape().dim(axis);
    }
    return upstream.copyOfRange(axis, from, from + at.operands().get(operand).shape().dim(axis));
  }
}
