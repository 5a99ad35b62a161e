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
    Borrow copy = scratch(device, slice.type(), slice.length());
    try {
      transfer(storage.device(), slice, device, copy.slice());
      return copy;
    } catch (Throwable failure) {
      copy.close();
      throw failure;
    }
  }

  /** Takes elements with undefined content for the length of one operation. */
  static Borrow scratch(Device device, DType type, int length) {
    Storage storage = Storage.allocate(device, type, length);
    return new Borrow(storage, storage.all());
  }

  /** Copies elements from one device to another, by way of the host. */
  private static void transfer(Device from, DeviceSlice source, Device to, DeviceSlice target) {
    Object elements = source.type().newArray(source.length());
    from.read(source, elements);
    to.write(elements, target);
  }
}
