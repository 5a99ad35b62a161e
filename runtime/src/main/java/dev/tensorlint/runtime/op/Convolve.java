// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.device.DeviceSlice;
import dev.tensorlint.runtime.device.MatmulSize;
import dev.tensorlint.runtime.device.Windows;
import java.util.List;

/**
 * Slides a kernel over images: {@code [batch, height, width, channels] * [kernel height, kernel
 * width, channels, filters] -> [batch, places down, places across, filters]}. The kernel is not
 * turned round, as in every library of neural networks; strictly this is a correlation.
 *
 * <p>The product of the patches, one row a place, and the kernel, one column a filter: Chellapilla,
 * Puri and Simard, "High Performance Convolutional Neural Networks for Document Processing" (2006).
 */
public record Convolve(int stride, Padding padding) implements KernelOp {

  @Override
  public String name() {
    return "conv2d";
  }

  @Override
  public TensorType result(List<TensorType> operands) {
    operands.forEach(operand -> operand.require(name(), DType.FLOAT32));
    Shape images = operands.get(0).shape();
    Shape kernel = operands.get(1).shape();
    if (kernel.rank() != 4 || images.rank() != 4 || kernel.dim(2) != images.dim(3)) {
      throw new IllegalArgumentException(
          "conv2d needs shapes [batch, height, width, channels] and [kernel height, kernel width,"
              + (" channels, filters], got " + images + " and " + kernel));
    }
    Windows windows = window(kernel).over(name(), images);
    return operands
        .get(0)
        .withShape(
            Shape.of(windows.batch(), windows.outHeight(), windows.outWidth(), kernel.dim(3)));
  }

  @Override
  public void compute(Workspace workspace, List<Operand> operands, DeviceSlice out) {
    Operand images = operands.get(0);
    Operand kernel = operands.get(1);
    Windows windows = window(kernel.type().shape()).over(name(), images.type().shape());
    DeviceSlice patches = workspace.scratch(DType.FLOAT32, windows.patches());
    Patches.copy(workspace, windows, 0, images.data(), patches);
    int places = windows.batch() * windows.outHeight() * windows.outWidth();
    MatmulSize size = new MatmulSize(places, windows.patch(), kernel.type().shape().dim(3));
    workspace.device().matmul(size, patches, kernel.data(), out);
  }

  private Window window(Shape kernel) {
    return new Window(kernel.dim(0), kernel.dim(1), stride, stride, padding);
  }

  @Override
  public boolean isDifferentiable(int operand) {
    return true;
  }

  @Override
  public <T extends Differentiable<T>> T gradient(int operand, Application<T> at, T upstream) {
    T images = at.left();
    T kernel = at.right();
    Window window = window(kernel.shape());
    Windows windows = window.over(name(), images.shape());
    int places = windows.batch() * windows.outHeight() * windows.outWidth();
    int filters = kernel.shape().dim(3);
    T rows = upstream.reshape(places, filters);
    if (operand == 0) {
      T patches = rows.matmul(kernel.reshape(windows.patch(), filters).transpose());
      return patches
          .reshape(Patches.shape(windows).dims())
          .apply(new Overlay(window, windows.height(), windows.width()), List.of());
    }
    T patches = images.apply(new Patches(window, 0), List.of()).reshape(places, windows.patch());
    return patches.transpose().matmul(rows).reshape(kernel.shape().dims());
  }
}
