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

/** Makes tensors on the current device of what is not a tensor. */
final class Creation {

  private Creation() {}

  /**
   * Copies elements.
   *
   * @param values an array of the type's, of {@code length} elements
   * @throws IllegalArgumentException when the number of values is not that of the shape
   */
  static Tensor copy(DType type, Object values, int length, Shape shape) {
    shape.requireSize(length);
    return make(type, shape, (device, out) -> device.write(values, out));
  }

  static Tensor fill(DType type, double value, Shape shape) {
    return make(type, shape, (device, out) -> device.fill(out, value));
  }

  /** Draws {@code float32} numbers from the implicit generator. */
  static Tensor drawn(RandomStream.Distribution distribution, Shape shape) {
    return Tensor.of(ImplicitStream.next().draw(shape.size(), distribution), shape);
  }

  /** Returns numbers from 0 to 255 as bytes. */
  static byte[] unsignedBytes(int... values) {
    byte[] bytes = new byte[values.length];
    for (int i = 0; i < bytes.length; i++) {
      if (!DType.UINT8.takes(values[i])) {
        throw new IllegalArgumentException(
            "uint8 has numbers from 0 to 255, got " + values[i] + " as element " + i);
      }
      bytes[i] = (byte) values[i];
    }
    return bytes;
  }

  private static Tensor make(DType type, Shape shape, BiConsumer<Device, DeviceSlice> content) {
    Device device = Devices.current();
    Measurement measurement = Measurement.start();
    Tensor made =
        Operations.fresh(device, new TensorType(type, shape), out -> content.accept(device, out));
    if (measurement != null) {
      measurement.end("create", made.made(true), made::await);
    }
    return made;
  }
}
