// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.device.DeviceSlice;
import dev.tensorlint.runtime.device.StridedCopy;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Reorders the dimensions.
 *
 * @param order for each dimension of the result, the operand's
 */
public record Permute(List<Integer> order) implements KernelOp {

  public Permute {
    order = List.copyOf(order);
  }

  @Override
  public String name() {
    return "permute";
  }

  @Override
  public TensorType result(List<TensorType> operands) {
    Shape shape = operands.get(0).shape();
    plan(shape);
    return operands.get(0).withShape(Shape.of(order.stream().mapToInt(shape::dim).toArray()));
  }

  @Override
  public void compute(Workspace workspace, List<Operand> operands, DeviceSlice out) {
    Operand in = operands.get(0);
    workspace.device().copy(plan(in.type().shape()), in.data(), out);
  }

  private StridedCopy plan(Shape shape) {
    return StridedCopy.permute(shape.dims(), order.stream().mapToInt(i -> i).toArray());
  }

  @Override
  public boolean isDifferentiable(int operand) {
    return true;
  }

  @Override
  public <T extends Differentiable<T>> T gradient(int operand, Application<T> at, T upstream) {
    return upstream.apply(new Permute(inverse()), List.of());
  }

  private List<Integer> inverse() {
    return IntStream.range(0, order.size()).mapToObj(order::indexOf).toList();
  }
}
