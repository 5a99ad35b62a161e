// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.jocl.CL.CL_DEVICE_NOT_AVAILABLE;
import static org.jocl.CL.CL_INVALID_BUFFER_SIZE;
import static org.jocl.CL.CL_INVALID_COMMAND_QUEUE;
import static org.jocl.CL.CL_INVALID_CONTEXT;
import static org.jocl.CL.CL_INVALID_DEVICE;
import static org.jocl.CL.CL_MEM_OBJECT_ALLOCATION_FAILURE;
import static org.jocl.CL.CL_OUT_OF_HOST_MEMORY;
import static org.jocl.CL.CL_OUT_OF_RESOURCES;

import java.util.Set;
import java.util.function.Supplier;
import org.jocl.CL;
import org.jocl.CLException;
import org.jspecify.annotations.Nullable;

/**
 * Guards calls of a driver: translates its error codes, remembers that a device is lost, and
 * refuses calls once it is closed.
 */
final class OpenClFailures {

  /** Beside the standard's codes, NVIDIA's for a kernel that read or wrote where it must not. */
  private static final Set<Integer> LOST =
      Set.of(
          CL_DEVICE_NOT_AVAILABLE,
          CL_INVALID_DEVICE,
          CL_INVALID_CONTEXT,
          CL_INVALID_COMMAND_QUEUE,
          -9999);

  private static final Set<Integer> FULL =
      Set.of(
          CL_MEM_OBJECT_ALLOCATION_FAILURE,
          CL_INVALID_BUFFER_SIZE,
          CL_OUT_OF_RESOURCES,
          CL_OUT_OF_HOST_MEMORY);

  private final String device;
  private final DriverGate gate;
  private volatile @Nullable DeviceLostException lost;

  OpenClFailures(String device) {
    this.device = device;
    this.gate = new DriverGate(device);
  }

  /**
   * Asks the driver for memory.
   *
   * @throws AllocationFailedException when there is none
   * @throws DeviceLostException when the device is lost
   * @throws DeviceClosedException when it is closed
   */
  <T> T allocating(long bytes, Supplier<T> call) {
    requireFound();
    try {
      return gate.pass("allocating memory", call);
    } catch (CLException failure) {
      if (FULL.contains(failure.getStatus())) {
        throw new AllocationFailedException(bytes, device + " says " + code(failure), failure);
      }
      throw explained("allocating memory", failure);
    }
  }

  /**
   * Has the driver do something.
   *
   * @param doing what is done, in the words of "while ..."
   * @throws AllocationFailedException when it runs out of memory: some drivers allocate only here
   * @throws DeviceLostException when the device is lost
   * @throws DeviceClosedException when it is closed
   */
  void running(String doing, Runnable call) {
    giving(
        doing,
        () -> {
          call.run();
          return true;
        });
  }

  /** As {@link #running}, for what gives something. */
  <T> T giving(String doing, Supplier<T> call) {
    requireFound();
    try {
      return gate.pass(doing, call);
    } catch (CLException failure) {
      if (failure.getStatus() == CL_MEM_OBJECT_ALLOCATION_FAILURE) {
        throw new AllocationFailedException(0, device + " says so while " + doing, failure);
      }
      throw explained(doing, failure);
    }
  }

  /** Gives something back to the driver, which has lost it already where the device is lost. */
  void releasing(Runnable call) {
    try {
      call.run();
    } catch (CLException failure) {
      if (lost == null && !LOST.contains(failure.getStatus())) {
        throw failure;
      }
    }
  }

  /** Refuses further calls, waits for those under way, and then releases the driver's objects. */
  void close(Runnable release) {
    gate.close(release);
  }

  /**
   * Requires that the device can be used.
   *
   * @throws DeviceLostException when the device is lost
   * @throws DeviceClosedException when it is closed
   */
  void check(String doing) {
    requireFound();
    gate.check(doing);
  }

  private void requireFound() {
    DeviceLostException before = lost;
    if (before != null) {
      throw new DeviceLostException(device, "it was used before", "since then", before);
    }
  }

  private RuntimeException explained(String doing, CLException failure) {
    if (!LOST.contains(failure.getStatus())) {
      return failure;
    }
    DeviceLostException told = new DeviceLostException(device, doing, code(failure), failure);
    lost = told;
    return told;
  }

  private static String code(CLException failure) {
    return CL.stringFor_errorCode(failure.getStatus());
  }
}
