// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;

import org.junit.jupiter.api.Test;

/** The OpenCL device as it tunes itself. */
class OpenClDeviceTest extends OperationsContract {

  @Override
  Device device() {
    return OpenClForTests.get();
  }

  @Test
  void theJvmStillGetsItsSignals() {
    assertDoesNotThrow(JvmSignals::test);
  }
}
