// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.device.DeviceSlice;
import dev.tensorlint.runtime.device.Devices;
import dev.tensorlint.runtime.op.TensorType;
import dev.tensorlint.runtime.random.stream.ImplicitStream;
import dev.tensorlint.runtime.random.stream.RandomStream;
import java.util.function.BiConsumer;

/** Creates tensors on the current device. */
final class TensorCreation {

  private TensorCreation() {}

  /** Returns a tensor with new data, which {@code content} writes. */
  static Tensor of(DType type, Shape shape, BiConsumer<Device, DeviceSlice> content) {
    Device device = Devices.current();
    Measurement measurement = Measurement.start();
    Tensor made =
        Operations.fresh(device, new TensorType(type, shape), out -> content.accept(device, out));
    if (measurement != null) {
      measurement.end("create", made.made(true), made::await);
    }
    return made;
  }

  /** Returns numbers of the implicit generator. */
  static Tensor drawn(RandomStream.Distribution distribution, int... dims) {
    Shape shape = Shape.of(dims);
    return Tensor.of(ImplicitStream.next().draw(shape.size(), distribution), shape);
  }
}
