// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.device.DeviceSlice;
import java.util.List;

/**
 * An operation that fills a new tensor and leaves its operands as they are. Not sealed: a list of
 * all operations here would make one circle of them.
 */
public non-sealed interface KernelOp extends Op {

  /**
   * Computes the result on the device of the workspace, where all operands are.
   *
   * @param operands as {@link #result} has accepted them
   * @param out of the result's type, with undefined content; overlaps no operand
   */
  void compute(Workspace workspace, List<Operand> operands, DeviceSlice out);
}
