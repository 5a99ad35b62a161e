// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.memory;

import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.device.AllocationFailedException;
import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.device.DeviceBuffer;
import dev.tensorlint.runtime.device.DeviceType;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The memory of all devices: buffers in use and idle ones, under one lock, so that the budget holds
 * and every balance is one moment's. Devices are called outside of the lock.
 */
public final class DeviceMemory {

  private final MemoryLimits limits;
  private long budget;
  private final IdentityHashMap<Device, IdleBuffers> idle = new IdentityHashMap<>();
  private int buffers;
  private long liveBytes;
  private long reservedBytes;
  private long pooledBytes;
  private long peakBytes;

  /** Makes an empty account. */
  public DeviceMemory(MemoryLimits limits) {
    this.limits = limits;
    this.budget = limits.budget();
  }

  public synchronized Balance balance() {
    return new Balance(buffers, liveBytes, peak(), reservedBytes, pooledBytes);
  }

  public synchronized long budget() {
    return budget;
  }

  /**
   * Sets the budget. What is held already stays, also where it is more: then nothing new is
   * allocated until enough is released.
   *
   * @throws IllegalArgumentException when it is negative
   */
  public synchronized void setBudget(long bytes) {
    if (bytes < 0) {
      throw new IllegalArgumentException("a budget is not negative, got " + bytes);
    }
    budget = bytes;
  }

  /** Makes the present bytes the peak. */
  public synchronized void resetPeak() {
    peakBytes = liveBytes;
  }

  /**
   * Gives a buffer of at least {@code length} elements with undefined content; the caller gives it
   * {@linkplain #giveBack back}. Where there is no room, the idle buffers of all devices are freed,
   * and it is tried once more.
   *
   * @throws AllocationFailedException when there is no room after that, in the budget or on the
   *     device; all is as it was then, but for the idle buffers
   */
  public DeviceBuffer allocate(Device device, DType type, int length) {
    try {
      return attempt(device, type, length, capacity(device, type, length));
    } catch (AllocationFailedException full) {
      trim();
      return attempt(device, type, length, length);
    }
  }

  /**
   * Takes a buffer back, to keep it idle or to free it.
   *
   * @param length of {@link #allocate}
   */
  public void giveBack(Device device, DeviceBuffer buffer, int length) {
    buffer.discard();
    closeAll(takeBack(device, buffer, length));
  }

  /**
   * Frees all idle buffers.
   *
   * @return their bytes
   */
  public long trim() {
    List<DeviceBuffer> all = drain();
    long bytes = all.stream().mapToLong(DeviceBuffer::bytes).sum();
    closeAll(all);
    return bytes;
  }

  private DeviceBuffer attempt(Device device, DType type, int length, int capacity) {
    DeviceBuffer reused = reserve(device, type, length, capacity);
    if (reused != null) {
      return reused;
    }
    try {
      return device.allocate(type, capacity);
    } catch (Throwable failure) {
      unreserve(bytes(type, length), bytes(type, capacity));
      throw failure;
    }
  }

  /** Takes bytes of the budget, with an idle buffer where there is one. */
  private synchronized @Nullable DeviceBuffer reserve(
      Device device, DType type, int length, int capacity) {
    long bytes = bytes(type, capacity);
    checkBudget(bytes, reservedBytes);
    IdleBuffers ofDevice = idle.get(device);
    DeviceBuffer reused = ofDevice == null ? null : ofDevice.take(type, capacity);
    if (reused == null) {
      checkBudget(bytes, reservedBytes + pooledBytes);
    } else {
      pooledBytes -= bytes;
    }
    buffers++;
    liveBytes += bytes(type, length);
    reservedBytes += bytes;
    return reused;
  }

  private synchronized void unreserve(long live, long reserved) {
    buffers--;
    liveBytes -= live;
    reservedBytes -= reserved;
  }

  private synchronized List<DeviceBuffer> takeBack(Device device, DeviceBuffer buffer, int length) {
    peakBytes = peak();
    unreserve(bytes(buffer.type(), length), buffer.bytes());
    if (!isPooled(device, buffer.bytes()) || SizeClass.of(buffer.length()) != buffer.length()) {
      return List.of(buffer);
    }
    IdleBuffers ofDevice = idle.computeIfAbsent(device, this::newPool);
    long before = ofDevice.bytes();
    List<DeviceBuffer> evicted = ofDevice.put(buffer);
    pooledBytes += ofDevice.bytes() - before;
    return evicted;
  }

  private synchronized List<DeviceBuffer> drain() {
    List<DeviceBuffer> all = new ArrayList<>();
    idle.values().forEach(ofDevice -> all.addAll(ofDevice.drain()));
    idle.clear();
    pooledBytes = 0;
    return all;
  }

  /** The live bytes fall only where a buffer comes back: to look there and at the end is enough. */
  private long peak() {
    return Math.max(peakBytes, liveBytes);
  }

  private void checkBudget(long bytes, long taken) {
    if (bytes > budget - taken) {
      throw new AllocationFailedException(
          bytes,
          "the budget is " + budget + " bytes, of which " + reservedBytes + " are in use",
          null);
    }
  }

  private int capacity(Device device, DType type, int length) {
    return isPooled(device, bytes(type, length)) ? SizeClass.of(length) : length;
  }

  private boolean isPooled(Device device, long bytes) {
    return bytes > 0 && (!isHeap(device) || bytes >= limits.smallestPooledHeapBytes());
  }

  private IdleBuffers newPool(Device device) {
    long most = isHeap(device) ? limits.pooledHeapBytes() : limits.pooledBytes();
    return new IdleBuffers(most, limits.pooledPerSize());
  }

  private static boolean isHeap(Device device) {
    return device.info().type() == DeviceType.JAVA;
  }

  private static long bytes(DType type, int length) {
    return (long) type.bytes() * length;
  }

  /** Closes every buffer, also after one that fails. */
  private static void closeAll(List<DeviceBuffer> buffers) {
    RuntimeException failure = null;
    for (DeviceBuffer buffer : buffers) {
      try {
        buffer.close();
      } catch (RuntimeException broken) {
        if (failure == null) {
          failure = broken;
        } else {
          failure.addSuppressed(broken);
        }
      }
    }
    if (failure != null) {
      throw failure;
    }
  }
}
