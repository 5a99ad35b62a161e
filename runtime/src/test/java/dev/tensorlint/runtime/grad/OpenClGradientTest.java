// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.grad;

import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.device.OpenClForTests;

class OpenClGradientTest extends GradientContract {
  @Override
  Device device() {
    return OpenClForTests.device();
  }
}
