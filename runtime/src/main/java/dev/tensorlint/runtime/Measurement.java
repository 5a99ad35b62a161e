// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.device.DeviceSlice;
import dev.tensorlint.runtime.device.DeviceType;
import dev.tensorlint.runtime.jfr.FlightEvents;
import dev.tensorlint.runtime.jfr.KernelSpan;
import dev.tensorlint.runtime.profile.Profiler;
import org.jspecify.annotations.Nullable;

/**
 * The time of one operation, where a profile or a flight recording wants it.
 *
 * <p>A queue is not the operations' time: a profile waits for each result, and before it for what
 * was queued earlier. A recording does not wait, since it must not change how the program runs.
 */
final class Measurement {

  private final @Nullable Profiler profiler;
  private final @Nullable KernelSpan span;
  private final long start = System.nanoTime();

  private Measurement(@Nullable Profiler profiler, @Nullable KernelSpan span) {
    this.profiler = profiler;
    this.span = span;
  }

  /** Starts a measurement, or returns null where none is wanted. */
  static @Nullable Measurement start() {
    Profiler profiler = Profiler.active();
    KernelSpan span = FlightEvents.kernel();
    return profiler == null && span == null ? null : new Measurement(profiler, span);
  }

  /**
   * Starts a measurement after what is in the queue of an operand.
   *
   * @param operand waits until that is done
   */
  static @Nullable Measurement startAfter(Runnable operand) {
    if (Profiler.active() != null) {
      operand.run();
    }
    return start();
  }

  /**
   * What an operation made.
   *
   * @param elements how many there are
   * @param bytes of new data, 0 for a handle on data that was there
   * @param handle id of the tensor
   */
  record Made(Device device, int elements, long bytes, long handle) {}

  /**
   * Ends the measurement of an operation that made a tensor.
   *
   * @param result waits until the tensor is computed
   */
  void end(String operation, Made made, Runnable result) {
    Profiler wanted = profiler;
    if (wanted != null) {
      result.run();
      String device = made.device().info().name();
      wanted.ran(operation, device, System.nanoTime() - start, made.bytes());
      wanted.made(operation, device, made.handle());
    }
    endSpan(operation, made.device(), made.elements());
  }

  /** Ends the measurement of a transfer that made no tensor. */
  void end(String operation, Device device, int elements) {
    if (profiler != null) {
      profiler.ran(operation, device.info().name(), System.nanoTime() - start, 0);
    }
    endSpan(operation, device, elements);
  }

  /** Waits until all that was queued for a device before is done, where it has a queue. */
  static void await(Device device, DeviceSlice data) {
    if (device.info().type() == DeviceType.JAVA || data.length() == 0) {
      return;
    }
    DeviceSlice first = new DeviceSlice(data.buffer(), data.offset(), 1);
    device.read(first, data.type().newArray(1));
  }

  private void endSpan(String operation, Device device, int elements) {
    if (span != null) {
      span.end(operation, device.info().name(), elements);
    }
  }
}
