// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.device.AllocationFailedException;
import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.jfr.FlightEvents;
import dev.tensorlint.runtime.memory.Balance;
import dev.tensorlint.runtime.memory.DeviceMemory;
import dev.tensorlint.runtime.tracking.Holding;
import dev.tensorlint.runtime.tracking.Tracking;
import dev.tensorlint.runtime.tracking.TrackingLevel;
import java.util.List;

/**
 * Thrown when there is no room for a tensor's data, in the budget or on the device, also after the
 * idle buffers were freed. Nothing is lost: all handles are as they were, and the same call
 * succeeds once enough of them are released or {@linkplain TensorRuntime#setBudget the budget} is
 * raised.
 */
public final class DeviceOutOfMemoryException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Lines of holders in the message. */
  private static final int MOST_HOLDERS = 10;

  private final long requestedBytes;
  private final transient Balance balance;
  private final transient List<Holding> holders;

  private DeviceOutOfMemoryException(
      Device device, AllocationFailedException cause, Balance balance, List<Holding> holders) {
    super(message(device, cause, balance, holders), cause);
    this.requestedBytes = cause.bytes();
    this.balance = balance;
    this.holders = holders;
  }

  static DeviceOutOfMemoryException of(
      Device device, AllocationFailedException cause, DeviceMemory memory) {
    Balance balance = memory.balance();
    if (FlightEvents.isOutOfMemoryRecorded()) {
      FlightEvents.outOfMemory(
          device.info().name(), cause.bytes(), balance.liveBytes(), memory.budget());
    }
    List<Holding> holders = Holding.open().stream().filter(held -> held.bytes() > 0).toList();
    return new DeviceOutOfMemoryException(device, cause, balance, holders);
  }

  /** Returns how many bytes were asked for. */
  public long requestedBytes() {
    return requestedBytes;
  }

  /** Returns what was allocated when the allocation failed. */
  public Balance balance() {
    return balance;
  }

  /** Returns who held memory then, by the line that created it, the largest first. */
  public List<Holding> holders() {
    return holders;
  }

  private static String message(
      Device device, AllocationFailedException cause, Balance balance, List<Holding> holders) {
    StringBuilder message = new StringBuilder("no memory on " + device.info().name() + ": ");
    message.append(cause.getMessage()).append("; tensors hold ").append(balance.liveBytes());
    message.append(" bytes");
    if (!holders.isEmpty()) {
      message.append(", the most of them:");
    }
    holders.stream().limit(MOST_HOLDERS).forEach(holding -> message.append("\n  ").append(holding));
    if (holders.size() > MOST_HOLDERS) {
      message.append("\n  and ").append(holders.size() - MOST_HOLDERS).append(" more lines");
    }
    if (Tracking.level() == TrackingLevel.OFF) {
      message.append("\n  (lines are recorded with -Dtensorlint.tracking=simple)");
    }
    return message.toString();
  }
}
