// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Chooses the device that a process starts with. The plain-Java device takes the place of what
 * cannot be had: with a warning where OpenCL was asked for by name, else silently, since most
 * machines have none. {@code tensorlint doctor} and {@link Devices#list} say why.
 */
final class DeviceSelection {

  private final Device fallback;
  private final Supplier<DeviceProbe> probe;
  private final Logger logger;

  /**
   * Makes a selection.
   *
   * @param fallback the device that is always there
   * @param probe asked at most once, and not at all where the fallback is wanted
   */
  DeviceSelection(Device fallback, Supplier<DeviceProbe> probe, Logger logger) {
    this.fallback = fallback;
    this.probe = probe;
    this.logger = logger;
  }

  /**
   * Chooses a device.
   *
   * @param wanted {@code auto}, {@code java} or {@code opencl}
   */
  Device select(String wanted) {
    return switch (wanted.strip().toLowerCase(Locale.ROOT)) {
      case "java" -> fallback;
      case "opencl" -> openClOr(Level.WARNING, "OpenCL was asked for and cannot be used");
      case "auto" -> openClOr(Level.DEBUG, "no OpenCL device");
      default -> {
        logger.log(
            Level.WARNING,
            "tensorlint.device must be auto, java or opencl, got ''{0}'': taking auto",
            wanted);
        yield openClOr(Level.DEBUG, "no OpenCL device");
      }
    };
  }

  private Device openClOr(Level level, String what) {
    DeviceProbe asked = probe.get();
    Optional<Device> device = asked.device();
    if (device.isEmpty()) {
      logger.log(level, "{0}, using plain Java: {1}", what, asked.reason());
    }
    return device.orElse(fallback);
  }
}
