// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.device.DeviceSlice;
import dev.tensorlint.runtime.device.Windows;
import java.util.List;

/**
 * Adds up patches where they lay: the gradient of {@link Patches}.
 *
 * @param height rows of the images
 * @param width columns of the images
 */
public record Overlay(Window window, int height, int width) implements KernelOp {

  @Override
  public String name() {
    return "overlay";
  }

  @Override
  public TensorType result(List<TensorType> operands) {
    TensorType patches = operands.get(0).require(name(), DType.FLOAT32);
    Windows windows = windows(patches.shape());
    if (!Patches.shape(windows).equals(patches.shape())) {
      throw new IllegalArgumentException(
          "overlay needs patches of shape " + Patches.shape(windows) + ", got " + patches.shape());
    }
    return patches.withShape(images(patches.shape()));
  }

  @Override
  public void compute(Workspace workspace, List<Operand> operands, DeviceSlice out) {
    Operand patches = operands.get(0);
    workspace.device().overlay(windows(patches.type().shape()), patches.data(), out);
  }

  private Windows windows(Shape patches) {
    return window.over(name(), images(patches));
  }

  private Shape images(Shape patches) {
    if (patches.rank() != 4 || patches.dim(3) % window.pixels() != 0) {
      throw new IllegalArgumentException(
          "overlay needs patches of a window of " + window.pixels() + " pixels, got " + patches);
    }
    return Shape.of(patches.dim(0), height, width, patches.dim(3) / window.pixels());
  }

  @Override
  public boolean isDifferentiable(int operand) {
    return true;
  }

  @Override
  public <T extends Differentiable<T>> T gradient(int operand, Application<T> at, T upstream) {
    return upstream.apply(new Patches(window, 0), List.of());
  }
}
