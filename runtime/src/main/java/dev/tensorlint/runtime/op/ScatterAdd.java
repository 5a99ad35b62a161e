// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.device.DeviceSlice;
import java.util.List;

/**
 * Adds up the first operand's rows, of a real type, by the index that the second one says: the
 * gradient of {@link Gather}.
 *
 * @param rows how many rows the result has
 */
public record ScatterAdd(int rows) implements KernelOp {

  @Override
  public String name() {
    return "scatterAdd";
  }

  @Override
  public TensorType result(List<TensorType> operands) {
    TensorType in = operands.get(0).requireReal(name());
    Shape indices = Indices.require(name(), operands.get(1)).shape();
    if (!in.shape().startsWith(indices)) {
      throw new IllegalArgumentException(
          "scatterAdd needs one row for each index, got "
              + (in.shape() + " for indices " + indices));
    }
    return in.withShape(Shape.of(rows).followedBy(in.shape().from(indices.rank())));
  }

  @Override
  public void compute(Workspace workspace, List<Operand> operands, DeviceSlice out) {
    workspace.device().fill(out, 0);
    Operand in = operands.get(0);
    Operand indices = operands.get(1);
    int width = in.type().shape().from(indices.type().shape().rank()).size();
    if (width > 0) {
      workspace.device().scatterAdd(in.data(), Indices.of(workspace, indices), width, out);
    }
  }

  /** Rows that are left out have no gradient; gathering them gives {@code NaN}. */
  @Override
  public boolean isDifferentiable(int operand) {
    return operand == 0;
  }

  @Override
  public <T extends Differentiable<T>> T gradient(int operand, Application<T> at, T upstream) {
    if (operand != 0) {
      throw new NoGradientException(this, operand);
    }
    return upstream.gather(at.right());
  }
}
