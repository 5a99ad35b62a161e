// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import dev.tensorlint.runtime.task.TaskLocal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The devices of this process, and the one that new tensors are created on.
 *
 * <p>A process starts with the device that the system property {@code tensorlint.device} or,
 * without it, the environment variable {@code TENSORLINT_DEVICE} says: {@code auto} (an OpenCL
 * device where a sound one is there, else plain Java; the default), {@code java}, or {@code
 * opencl}. OpenCL is touched when it is first needed, once, and never where {@code java} is chosen.
 */
public final class Devices {

  private static final Device JAVA = new JavaDevice();
  private static final TaskLocal<Choice> OF_TASK = TaskLocal.inherited();
  private static volatile @Nullable Device ofProcess;

  private Devices() {}

  /** A device for as long as a body runs; tasks that inherit it may live longer. */
  private static final class Choice {
    final Device device;
    volatile boolean over;

    Choice(Device device) {
      this.device = device;
    }
  }

  /** Probes OpenCL when it is first touched. */
  private static final class OpenCl {
    static final DeviceProbe PROBE = new DeviceProbe(new OpenClDriver());
  }

  /** Selects when it is first touched. */
  private static final class Default {
    static final Device DEVICE =
        new DeviceSelection(JAVA, () -> OpenCl.PROBE, System.getLogger("dev.tensorlint.runtime"))
            .select(wanted());
  }

  /** Returns the plain-Java device. */
  public static Device java() {
    return JAVA;
  }

  /** Returns the best usable OpenCL device, or nothing: {@link #list} says why. */
  public static Optional<Device> openCl() {
    return OpenCl.PROBE.device();
  }

  /**
   * Returns all devices of this machine, plain Java first. A line that says why there is none
   * stands for OpenCL where it has no device. Opens every device.
   */
  public static List<DeviceReport> list() {
    return Stream.concat(
            Stream.of(new DeviceReport(JAVA.info(), true, "")), OpenCl.PROBE.reports().stream())
        .toList();
  }

  /** Returns the device that the current task creates tensors on. */
  public static Device current() {
    Choice ofTask = OF_TASK.get();
    if (ofTask != null && !ofTask.over) {
      return ofTask.device;
    }
    Device chosen = ofProcess;
    return chosen != null ? chosen : Default.DEVICE;
  }

  /** Makes a device the current one of all tasks that are not inside {@link #withDevice}. */
  public static void use(Device device) {
    ofProcess = device;
  }

  /**
   * Runs a body with a device as the current one, in this task and in the tasks and threads that
   * the body starts, until the body ends. Threads that were started before, such as those of a
   * pool, keep theirs.
   */
  public static void withDevice(Device device, Runnable body) {
    Choice before = OF_TASK.get();
    Choice choice = new Choice(device);
    OF_TASK.set(choice);
    try {
      body.run();
    } finally {
      choice.over = true;
      OF_TASK.set(before);
    }
  }

  private static String wanted() {
    String property = System.getProperty("tensorlint.device");
    String variable = System.getenv("TENSORLINT_DEVICE");
    return property != null ? property : variable != null ? variable : "auto";
  }
}
