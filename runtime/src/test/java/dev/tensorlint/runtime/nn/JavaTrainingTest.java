// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.device.Devices;

class JavaTrainingTest extends TrainingContract {
  @Override
  Device device() {
    return Devices.java();
  }
}
