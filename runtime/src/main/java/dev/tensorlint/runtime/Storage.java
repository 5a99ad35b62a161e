// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.device.DeviceBuffer;
import dev.tensorlint.runtime.device.DeviceSlice;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Data on a device, shared by handles and by running operations: each holds one count, and the last
 * one to let go frees the buffer. Begins with a count of one, which the creator holds.
 */
final class Storage {

  private final Device device;
  private final DeviceBuffer buffer;
  private final AtomicInteger holders = new AtomicInteger(1);

  private Storage(Device device, DeviceBuffer buffer) {
    this.device = device;
    this.buffer = buffer;
  }

  /** Allocates elements with undefined content. */
  static Storage allocate(Device device, DType type, int length) {
    DeviceBuffer buffer = device.allocate(type, length);
    BufferLedger.allocated(buffer.bytes());
    return new Storage(device, buffer);
  }

  Device device() {
    return device;
  }

  long bytes() {
    return buffer.bytes();
  }

  DeviceSlice slice(int offset, int length) {
    return new DeviceSlice(buffer, offset, length);
  }

  DeviceSlice all() {
    return DeviceSlice.of(buffer);
  }

  /** Takes a count, unless the data is freed already; returns whether it did. */
  boolean retain() {
    return holders.getAndUpdate(count -> count == 0 ? 0 : count + 1) > 0;
  }

  /** Gives a count back. */
  void release() {
    if (holders.decrementAndGet() == 0) {
      BufferLedger.freed(buffer.bytes());
      buffer.close();
    }
  }
}
