// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.device.AllocationFailedException;
import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.device.DeviceBuffer;
import dev.tensorlint.runtime.device.DeviceSlice;
import dev.tensorlint.runtime.memory.DeviceMemory;
import dev.tensorlint.runtime.memory.MemoryLimits;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Data on a device, shared by handles and by running operations: each holds one count, and the last
 * release returns the buffer. Begins with a count of one, which the creator holds.
 */
final class Storage {

  private static final DeviceMemory MEMORY = new DeviceMemory(MemoryLimits.fromSystemProperties());

  private static final AtomicLong NEXT_ID = new AtomicLong(1);

  private final Device device;
  private final DeviceBuffer buffer;
  private final int length;
  private final AtomicInteger holders = new AtomicInteger(1);
  private long id;

  private Storage(Device device, DeviceBuffer buffer, int length) {
    this.device = device;
    this.buffer = buffer;
    this.length = length;
  }

  /** The memory of this process. */
  static DeviceMemory memory() {
    return MEMORY;
  }

  /**
   * Allocates elements with undefined content.
   *
   * @throws DeviceOutOfMemoryException when there is no room
   */
  static Storage allocate(Device device, DType type, int length) {
    try {
      return new Storage(device, MEMORY.allocate(device, type, length), length);
    } catch (AllocationFailedException full) {
      throw DeviceOutOfMemoryException.of(device, full, MEMORY);
    }
  }

  /** Returns a number that no other storage has; given when it is first asked for. */
  synchronized long id() {
    if (id == 0) {
      id = NEXT_ID.getAndIncrement();
    }
    return id;
  }

  Device device() {
    return device;
  }

  DType type() {
    return buffer.type();
  }

  long bytes() {
    return (long) type().bytes() * length;
  }

  DeviceSlice slice(int offset, int length) {
    return new DeviceSlice(buffer, offset, length);
  }

  DeviceSlice all() {
    return slice(0, length);
  }

  /** Takes a count, unless the data is freed already; returns whether it did. */
  boolean retain() {
    return holders.getAndUpdate(count -> count == 0 ? 0 : count + 1) > 0;
  }

  /** Gives a count back. */
  void release() {
    if (holders.decrementAndGet() == 0) {
      MEMORY.giveBack(device, buffer, length);
    }
  }
}
