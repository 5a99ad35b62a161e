// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.device.BinaryOp;
import dev.tensorlint.runtime.device.Broadcast;
import dev.tensorlint.runtime.device.DeviceSlice;
import dev.tensorlint.runtime.device.StridedCopy;
import dev.tensorlint.runtime.device.UnaryOp;
import dev.tensorlint.runtime.op.TensorType;
import java.util.List;

/**
 * Changes of a tensor's data in place. What reads and what is changed may be the same data, element
 * by element, but must not overlap in another way: where it does, the source is copied first.
 */
final class Updates {

  private Updates() {}

  static Tensor map(String name, UnaryOp function, Tensor target) {
    try (OperationWorkspace workspace = new OperationWorkspace(List.of(target))) {
      OpRecorders.changing(name, target);
      DeviceSlice data = workspace.operands().get(0).data();
      workspace.device().map(function, data, data);
    }
    return target;
  }

  static Tensor add(Tensor target, Tensor other) {
    return change(
        "addInPlace",
        target,
        other,
        (workspace, to, from) -> {
          int[] dims = {to.length()};
          workspace.device().zip(BinaryOp.ADD, to, from, Broadcast.of(dims, dims), to);
        });
  }

  static Tensor add(Tensor target, Tensor other, double factor) {
    target.type().requireReal("addInPlace with a factor");
    return change(
        "addInPlace",
        target,
        other,
        (workspace, to, from) -> workspace.device().axpy(factor, from, to));
  }

  static Tensor assign(Tensor target, Tensor other) {
    return change(
        "assignInPlace",
        target,
        other,
        (workspace, to, from) -> workspace.device().copy(all(to), from, to));
  }

  /** Computes on slices of one type and length. */
  @FunctionalInterface
  private interface Change {
    void run(OperationWorkspace workspace, DeviceSlice to, DeviceSlice from);
  }

  private static Tensor change(String name, Tensor target, Tensor other, Change change) {
    requireSame(name, target.type(), other.type());
    try (OperationWorkspace workspace = new OperationWorkspace(List.of(target, other))) {
      OpRecorders.changing(name, target);
      DeviceSlice to = workspace.operands().get(0).data();
      change.run(workspace, to, apart(workspace, to, workspace.operands().get(1).data()));
    }
    return target;
  }

  private static void requireSame(String name, TensorType target, TensorType other) {
    if (!target.equals(other)) {
      throw new IllegalArgumentException(
          name + " needs a tensor of type " + target + ", got " + other);
    }
  }

  private static DeviceSlice apart(OperationWorkspace workspace, DeviceSlice to, DeviceSlice from) {
    boolean overlap =
        to.buffer() == from.buffer()
            && to.offset() != from.offset()
            && Math.abs((long) to.offset() - from.offset()) < to.length();
    if (!overlap) {
      return from;
    }
    DeviceSlice copy = workspace.scratch(from.type(), from.length());
    workspace.device().copy(all(from), from, copy);
    return copy;
  }

  private static StridedCopy all(DeviceSlice slice) {
    return StridedCopy.slice(new int[] {slice.length()}, 0, 0, slice.length());
  }
}
