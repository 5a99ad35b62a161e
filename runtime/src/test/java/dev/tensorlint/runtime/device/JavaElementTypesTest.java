// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

class JavaElementTypesTest extends ElementTypesContract {

  @Override
  Device device() {
    return new JavaDevice();
  }
}
