// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.device.DeviceSlice;
import dev.tensorlint.runtime.device.MatmulSize;
import java.util.List;

/** Multiplies matrices: {@code [m, k] x [k, n] -> [m, n]}. */
public record Matmul() implements KernelOp {

  @Override
  public String name() {
    return "matmul";
  }

  @Override
  public TensorType result(List<TensorType> operands) {
    operands.get(1).require(name(), operands.get(0).requireReal(name()).dtype());
    MatmulSize size = size(operands.get(0), operands.get(1));
    return operands.get(0).withShape(Shape.of(size.m(), size.n()));
  }

  @Override
  public void compute(Workspace workspace, List<Operand> operands, DeviceSlice out) {
    Operand left = operands.get(0);
    Operand right = operands.get(1);
    workspace.device().matmul(size(left.type(), right.type()), left.data(), right.data(), out);
  }

  private static MatmulSize size(TensorType leftType, TensorType rightType) {
    Shape left = leftType.shape();
    Shape right = rightType.shape();
    if (left.rank() != 2 || right.rank() != 2 || left.dim(1) != right.dim(0)) {
      throw new IllegalArgumentException(
          "matmul needs shapes [m, k] and [k, n], got " + left + " and " + right);
    }
    return new MatmulSize(left.dim(0), left.dim(1), right.dim(1));
  }

  @Override
  public boolean isDifferentiable(int operand) {
    return true;
  }

  @Override
  public <T extends Differentiable<T>> T gradient(int operand, Application<T> at, T upstream) {
    return operand == 0
        ? upstream.matmul(at.right().transpose())
        : at.left().transpose().matmul(upstream);
  }
}
