// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.util.ArrayList;
import java.util.List;

/**
 * Computes few elements in Java where all operands are still on the host: to start one kernel takes
 * longer than the whole operation. The result stays on the host as well, until a kernel needs it.
 *
 * @param mostBytes size of a result up to which that pays; 0 leaves everything to the device
 */
record OpenClHost(int mostBytes) {

  /** Bytes up to which Java is quicker than a launch and its share of the transfers. */
  static final int MOST_BYTES = 4096;

  private static final Device JAVA = new JavaDevice();

  /** An operation of any device. */
  @FunctionalInterface
  interface Operation {
    void run(Device device, List<DeviceSlice> operands, DeviceSlice out);
  }

  /**
   * Computes an operation that writes all of {@code out}, if it can be done here.
   *
   * @param out of an OpenCL device, as the operands are
   * @return whether it was; else nothing has changed
   */
  boolean computes(Operation operation, DeviceSlice out, List<DeviceSlice> operands) {
    if (!fits(out)) {
      return false;
    }
    List<DeviceSlice> here = new ArrayList<>(operands.size());
    for (DeviceSlice operand : operands) {
      DeviceSlice held = OpenClBuffer.onHost(operand);
      if (held == null) {
        return false;
      }
      here.add(held);
    }
    JavaBuffer result = new JavaBuffer(out.type(), out.length());
    operation.run(JAVA, here, DeviceSlice.of(result));
    OpenClBuffer.keepResult(result, out);
    return true;
  }

  /** Whether a result can wait on the host for the command that needs it. */
  private boolean fits(DeviceSlice out) {
    long bytes = (long) out.type().bytes() * out.length();
    return out.offset() == 0 && out.length() > 0 && bytes <= mostBytes;
  }
}
