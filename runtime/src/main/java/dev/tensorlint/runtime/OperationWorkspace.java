// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.device.DeviceSlice;
import dev.tensorlint.runtime.op.Operand;
import dev.tensorlint.runtime.op.Workspace;
import java.util.ArrayList;
import java.util.List;

/**
 * Holds what one operation needs while it runs: its operands, on the device of the first one, and
 * the memory that it asks for. Closing it releases all of them, also after one that fails.
 */
final class OperationWorkspace implements Workspace, AutoCloseable {

  private final List<Borrow> borrows = new ArrayList<>();
  private final List<Operand> operands = new ArrayList<>();
  private final Device device;

  /** Borrows the operands, or none when one of them is closed. */
  OperationWorkspace(List<Tensor> tensors) {
    try {
      tensors.forEach(tensor -> hold(tensor.borrow()));
      this.device = borrows.get(0).device();
      for (int i = 0; i < tensors.size(); i++) {
        operands.add(new Operand(tensors.get(i).type(), here(borrows.get(i))));
      }
    } catch (Throwable failure) {
      closeAfter(failure);
      throw failure;
    }
  }

  List<Operand> operands() {
    return operands;
  }

  @Override
  public Device device() {
    return device;
  }

  @Override
  public DeviceSlice scalar(DType type, double value) {
    DeviceSlice element = scratch(type, 1);
    device.fill(element, value);
    return element;
  }

  @Override
  public DeviceSlice scratch(DType type, int length) {
    return hold(Borrow.scratch(device, type, length)).slice();
  }

  @Override
  public void close() {
    RuntimeException failure = null;
    for (Borrow borrow : borrows) {
      try {
        borrow.close();
      } catch (RuntimeException broken) {
        if (failure == null) {
          failure = broken;
        } else {
          failure.addSuppressed(broken);
        }
      }
    }
    borrows.clear();
    if (failure != null) {
      throw failure;
    }
  }

  private DeviceSlice here(Borrow there) {
    return there.device().equals(device) ? there.slice() : hold(there.copiedTo(device)).slice();
  }

  private Borrow hold(Borrow borrow) {
    borrows.add(borrow);
    return borrow;
  }

  /** Keeps the first failure the one that the caller sees. */
  private void closeAfter(Throwable failure) {
    try {
      close();
    } catch (RuntimeException second) {
      failure.addSuppressed(second);
    }
  }
}
