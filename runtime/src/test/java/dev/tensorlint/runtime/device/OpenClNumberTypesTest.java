// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

class OpenClNumberTypesTest extends NumberTypesContract {

  @Override
  Device device() {
    return OpenClForTests.device();
  }
}
