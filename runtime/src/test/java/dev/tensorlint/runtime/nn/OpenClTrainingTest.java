// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.device.OpenClForTests;

class OpenClTrainingTest extends TrainingContract {
  @Override
  Device device() {
    return OpenClForTests.device();
  }
}
