// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.device.Axis;
import dev.tensorlint.runtime.device.BinaryOp;
import dev.tensorlint.runtime.device.Broadcast;
import dev.tensorlint.runtime.device.DeviceSlice;
import dev.tensorlint.runtime.device.ReduceOp;
import dev.tensorlint.runtime.device.Windows;
import java.util.List;

/** The mean of each channel in each place of a window; padding does not count. */
public record AveragePool(Window window) implements KernelOp {

  private static final int PIXELS = 3;

  @Override
  public String name() {
    return "averagePool2d";
  }

  @Override
  public TensorType result(List<TensorType> operands) {
    return Pooling.result(name(), window, operands.get(0));
  }

  @Override
  public void compute(Workspace workspace, List<Operand> operands, DeviceSlice out) {
    Operand images = operands.get(0);
    Windows windows = window.over(name(), images.type().shape());
    DeviceSlice patches = workspace.scratch(DType.FLOAT32, windows.patches());
    Patches.copy(workspace, windows, 0, images.data(), patches);
    Axis pixels = Axis.of(Pooling.pixelDims(windows), PIXELS);
    workspace.device().reduce(ReduceOp.SUM, patches, pixels, out);
    float[] counts = Pooling.counts(windows);
    DeviceSlice divisor = workspace.scratch(DType.FLOAT32, counts.length);
    workspace.device().write(counts, divisor);
    Broadcast plan =
        Broadcast.of(
            new int[] {windows.batch(), counts.length, windows.channels()},
            new int[] {counts.length, 1});
    workspace.device().zip(BinaryOp.DIV, out, divisor, plan, out);
  }

  @Override
  public boolean isDifferentiable(int operand) {
    return true;
  }

  @Override
  public <T extends Differentiable<T>> T gradient(int operand, Application<T> at, T upstream) {
    T images = at.left();
    Windows windows = window.over(name(), images.shape());
    int[] dims = Pooling.pixelDims(windows);
    T share = windows.isPadded() ? upstream.div(counts(images, dims)) : upstream.div(dims[PIXELS]);
    T ofPixels = share.reshape(dims[0], dims[1], dims[2], 1, windows.channels()).broadcastTo(dims);
    return Pooling.overlaid(window, windows, ofPixels);
  }

  /** Counts the pixels of the image in each place, for every channel. */
  private <T extends Differentiable<T>> T counts(T images, int... dims) {
    return images.fillLike(1).apply(new Patches(window, 0), List.of()).reshape(dims).sum(PIXELS);
  }
}
