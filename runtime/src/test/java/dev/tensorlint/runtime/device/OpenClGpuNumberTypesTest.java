// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/** With the kernels that a GPU gets. */
class OpenClGpuNumberTypesTest extends NumberTypesContract {

  @Override
  Device device() {
    return OpenClForTests.get()
        .with(new OpenClTuning(OpenClMatmul.TILED, 64, false, new OpenClHost(0)));
  }
}
