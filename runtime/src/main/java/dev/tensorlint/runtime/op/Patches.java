// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.device.DeviceSlice;
import dev.tensorlint.runtime.device.StridedCopy;
import dev.tensorlint.runtime.device.Windows;
import java.util.List;

/**
 * What a window covers in each of its places: {@code [batch, height, width, channels] -> [batch,
 * places down, places across, window height * window width * channels]}.
 *
 * @param beyond the value of the padding
 */
public record Patches(Window window, float beyond) implements KernelOp {

  @Override
  public String name() {
    return "patches";
  }

  @Override
  public TensorType result(List<TensorType> operands) {
    TensorType images = operands.get(0).require(name(), DType.FLOAT32);
    return images.withShape(shape(window.over(name(), images.shape())));
  }

  static Shape shape(Windows windows) {
    return Shape.of(windows.batch(), windows.outHeight(), windows.outWidth(), windows.patch());
  }

  @Override
  public void compute(Workspace workspace, List<Operand> operands, DeviceSlice out) {
    Operand images = operands.get(0);
    Windows windows = window.over(name(), images.type().shape());
    copy(workspace, windows, beyond, images.data(), out);
  }

  /** Takes the patches out of images, of which there may be none. */
  static void copy(
      Workspace workspace, Windows windows, float beyond, DeviceSlice images, DeviceSlice out) {
    DeviceSlice padded = images;
    if (windows.isPadded()) {
      padded = workspace.scratch(DType.FLOAT32, Shape.of(windows.paddedDims()).size());
      workspace.device().fill(padded, beyond);
      workspace.device().copy(StridedCopy.inset(windows), images, padded);
    }
    workspace.device().copy(StridedCopy.patches(windows), padded, out);
  }

  @Override
  public boolean isDifferentiable(int operand) {
    return true;
  }

  @Override
  public <T extends Differentiable<T>> T gradient(int operand, Application<T> at, T upstream) {
    Shape images = at.left().shape();
    return upstream.apply(new Overlay(window, images.dim(1), images.dim(2)), List.of());
  }
}
