// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.benchmarks.device;

import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.device.Devices;
import java.util.function.Supplier;

/** Makes work whose tensors are on a device. */
final class OnDevice {

  private OnDevice() {}

  static Work made(Device device, Supplier<Work> maker) {
    Work[] work = new Work[1];
    Devices.withDevice(device, () -> work[0] = maker.get());
    return work[0];
  }
}
