// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.device.BinaryOp;
import dev.tensorlint.runtime.device.Broadcast;
import dev.tensorlint.runtime.device.DeviceSlice;

/** Operands that are indices of rows, {@code int32} or {@code int64}. */
final class Indices {

  private Indices() {}

  static TensorType require(String operation, TensorType operand) {
    if (operand.dtype() != DType.INT32 && operand.dtype() != DType.INT64) {
      throw new IllegalArgumentException(
          operation
              + " needs indices of int32 or int64, got "
              + operand.dtype()
              + ": cast it first");
    }
    return operand;
  }

  /**
   * Returns indices as {@code int32}. No tensor has as many rows as the largest {@code int32} says:
   * what is not there stays so.
   */
  static DeviceSlice of(Workspace workspace, Operand operand) {
    DType type = operand.type().dtype();
    if (type == DType.INT32) {
      return operand.data();
    }
    int length = operand.data().length();
    Broadcast plan = Broadcast.of(new int[] {length}, new int[0]);
    DeviceSlice limited = workspace.scratch(type, length);
    DeviceSlice indices = workspace.scratch(DType.INT32, length);
    DeviceSlice most = workspace.scalar(type, Integer.MAX_VALUE);
    DeviceSlice least = workspace.scalar(type, -1);
    workspace.device().zip(BinaryOp.MINIMUM, operand.data(), most, plan, limited);
    workspace.device().zip(BinaryOp.MAXIMUM, limited, least, plan, limited);
    workspace.device().cast(limited, indices);
    return indices;
  }
}
