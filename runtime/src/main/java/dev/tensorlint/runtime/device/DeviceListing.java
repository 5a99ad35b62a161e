// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.util.List;

/**
 * Prints the devices of this machine, one line each: whether tensors can live on it and, if not,
 * why, and which one new tensors are created on. {@code tensorlint doctor} starts it as a process
 * of its own.
 */
public final class DeviceListing {

  private DeviceListing() {}

  public static void main(String[] arguments) {
    DeviceInfo used = Devices.current().info();
    lines(Devices.list(), used).forEach(System.out::println);
  }

  /**
   * Returns the lines.
   *
   * @param used the device that new tensors are created on
   */
  static List<String> lines(List<DeviceReport> devices, DeviceInfo used) {
    return devices.stream().map(device -> line(device, used)).toList();
  }

  private static String line(DeviceReport device, DeviceInfo used) {
    return "device  " + describe(device.info()) + ": " + state(device, used);
  }

  private static String describe(DeviceInfo info) {
    if (info.driverVersion().isEmpty()) {
      return info.name();
    }
    return info.name()
        + " ("
        + info.type()
        + ", "
        + info.vendor()
        + ", driver "
        + info.driverVersion()
        + ")";
  }

  private static String state(DeviceReport device, DeviceInfo used) {
    if (!device.usable()) {
      return "not usable, " + device.reason();
    }
    return device.info().equals(used) ? "used" : "usable";
  }
}
