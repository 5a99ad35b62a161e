// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.device.DeviceSlice;

/**
 * An operand's data for the length of one operation. It holds a count on the data, so the operation
 * stays sound when another thread closes the tensor meanwhile.
 */
final class Borrow implements AutoCloseable {

  private final Storage storage;
  private final DeviceSlice slice;

  /** Takes over one count on the storage. */
  Borrow(Storage storage, DeviceSlice slice) {
    this.storage = storage;
    this.slice = slice;
  }

  Device device() {
    return storage.device();
  }

  DeviceSlice slice() {
    return slice;
  }

  @Override
  public void close() {
    storage.release();
  }

  /** Returns a copy of this data on another device, for the length of one operation. */
  Borrow copiedTo(Device device) {
    float[] elements = new float[slice.length()];
    storage.device().read(slice, elements);
    return of(device, elements);
  }

  /** Takes elements with undefined content for the length of one operation. */
  static Borrow scratch(Device device, int length) {
    Storage storage = Storage.allocate(device, DType.FLOAT32, length);
    return new Borrow(storage, storage.all());
  }

  /** Puts elements on a device for the length of one operation. */
  static Borrow of(Device device, float... elements) {
    Storage copy = Storage.allocate(device, DType.FLOAT32, elements.length);
    device.write(elements, copy.all());
    return new Borrow(copy, copy.all());
  }
}
