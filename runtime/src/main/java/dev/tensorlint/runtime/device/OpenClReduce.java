// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import dev.tensorlint.runtime.DType;

/**
 * Reductions on an OpenCL device. On a CPU device a work-item folds a run of neighbouring elements
 * alone. On any other a work-group folds in step, so that neighbouring items read neighbouring
 * elements, and then combines its items in a tree in local memory. Where there are too few results
 * to keep a device busy, parts are reduced first, and then the parts.
 */
final class OpenClReduce {

  /**
   * Elements that are worth a part of their own. More parts keep a GPU busier, and round more
   * often.
   */
  private static final int PART = 1 << 14;

  /** The same where a work-item of a GPU folds them alone. */
  private static final int PART_OF_ITEM = 1 << 11;

  /** Work-items beyond which more would not make a device busier. */
  private static final int ENOUGH_OF_CPU = 1 << 10;

  private static final int ENOUGH_OF_GPU = 1 << 18;

  /** Columns from which neighbouring items of a GPU do better with a column each. */
  private static final int WIDE = 32;

  /** Items in the tree; {@code reduce.cl} knows the same number. */
  private static final int TREE = 64;

  private final OpenClDevice device;
  private final boolean apart;

  /**
   * Makes the reductions of a device.
   *
   * @param apart whether an item folds alone
   */
  OpenClReduce(OpenClDevice device, boolean apart) {
    this.device = device;
    this.apart = apart;
  }

  void reduce(ReduceOp op, DeviceSlice in, Axis axis, DeviceSlice out) {
    if (axis.outputs() == 0) {
      return;
    }
    TypeCheck.require(op.resultType(in.type()), out);
    int parts = parts(axis);
    if (parts == 1) {
      fold(op.name(), in, axis, 1, out);
      return;
    }
    Axis second = new Axis(axis.outer(), parts, axis.inner());
    try (DeviceBuffer buffer = device.allocate(out.type(), second.size())) {
      fold(op.name(), in, axis, parts, DeviceSlice.of(buffer));
      fold(op.name(), DeviceSlice.of(buffer), second, 1, out);
    }
  }

  void argMax(DeviceSlice in, Axis axis, DeviceSlice out) {
    if (axis.outputs() > 0) {
      TypeCheck.require(DType.INT32, out);
      fold("ARGMAX", in, axis, 1, out);
    }
  }

  private int parts(Axis axis) {
    boolean tree = isTree(axis);
    int enough = apart ? ENOUGH_OF_CPU : ENOUGH_OF_GPU / (tree ? TREE : 1);
    int part = apart || tree ? PART : PART_OF_ITEM;
    return Math.max(1, Math.min(enough / axis.outputs(), axis.extent() / part));
  }

  private boolean isTree(Axis axis) {
    return !apart && axis.inner() < WIDE;
  }

  /** Folds the dimension to so many parts. */
  private void fold(String op, DeviceSlice in, Axis axis, int parts, DeviceSlice out) {
    boolean tree = isTree(axis);
    OpenClLaunch launch =
        new OpenClLaunch(OpenClFiles.REDUCE.of(in.type()), (tree ? "tree_" : "alone_") + op)
            .with(in)
            .with(out)
            .with(axis.extent())
            .with(axis.inner())
            .with(parts)
            .with((axis.extent() + parts - 1) / parts)
            .with(axis.outputs() * parts);
    if (tree) {
      device.launch(launch, new long[] {(long) axis.outputs() * parts * TREE}, new long[] {TREE});
    } else {
      device.launch(launch, axis.outputs() * parts);
    }
  }
}
