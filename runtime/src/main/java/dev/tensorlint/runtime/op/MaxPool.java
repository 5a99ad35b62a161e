// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.device.Axis;
import dev.tensorlint.runtime.device.DeviceSlice;
import dev.tensorlint.runtime.device.ReduceOp;
import dev.tensorlint.runtime.device.Windows;
import java.util.List;

/** The largest element of each channel in each place of a window; padding is never the largest. */
public record MaxPool(Window window) implements KernelOp {

  private static final int PIXELS = 3;

  @Override
  public String name() {
    return "maxPool2d";
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
    Patches.copy(workspace, windows, Float.NEGATIVE_INFINITY, images.data(), patches);
    Axis pixels = Axis.of(Pooling.pixelDims(windows), PIXELS);
    workspace.device().reduce(ReduceOp.MAX, patches, pixels, out);
  }

  @Override
  public boolean isDifferentiable(int operand) {
    return true;
  }

  /** Equal ones in a window share the gradient evenly. */
  @Override
  public <T extends Differentiable<T>> T gradient(int operand, Application<T> at, T upstream) {
    T images = at.left();
    Windows windows = window.over(name(), images.shape());
    T pixels =
        images
            .apply(new Patches(window, Float.NEGATIVE_INFINITY), List.of())
            .reshape(Pooling.pixelDims(windows));
    Reduce largest = new Reduce(ReduceOp.MAX, PIXELS);
    T ofPixels = largest.gradient(0, new Application<>(List.of(pixels), at.result()), upstream);
    return Pooling.overlaid(window, windows, ofPixels);
  }
}
