// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

class OpenClWindowTest extends WindowContract {

  @Override
  Device device() {
    return OpenClForTests.device();
  }
}
