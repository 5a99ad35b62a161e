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

  /** Returns this data on a device: itself where it is there already, else a copy. */
  Borrow on(Device device) {
    return device.equals(storage.device()) ? shared() : copied(device);
  }

  @Override
  public void close() {
    storage.release();
  }

  private Borrow shared() {
    storage.retain();
    return new Borrow(storage, slice);
  }

  private Borrow copied(Device device) {
    float[] elements = new float[slice.length()];
    storage.device().read(slice, elements);
    return of(device, elements);
  }

  /** Puts elements on a device for the length of one operation. */
  static Borrow of(Device device, float... elements) {
    Storage copy = Storage.allocate(device, elements.length);
    device.write(elements, copy.all());
    return new Borrow(copy, copy.all());
  }
}
