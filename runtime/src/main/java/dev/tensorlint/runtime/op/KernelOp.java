// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.device.DeviceSlice;
import java.util.List;

/** An operation that fills a new tensor and leaves its operands as they are. */
public sealed interface KernelOp extends Op
    permits ArgMax,
        Binary,
        BinaryScalar,
        BroadcastTo,
        Cast,
        Concat,
        CopyRange,
        FillLike,
        Fused,
        Gather,
        Matmul,
        Mean,
        MeanAlong,
        Pad,
        Permute,
        Reduce,
        ReduceAll,
        ScatterAdd,
        Softmax,
        Unary,
        Where {

  /**
   * Computes the result on the device of the workspace, where all operands are.
   *
   * @param operands as {@link #result} has accepted them
   * @param out of the result's type, with undefined content; overlaps no operand
   */
  void compute(Workspace workspace, List<Operand> operands, DeviceSlice out);
}
