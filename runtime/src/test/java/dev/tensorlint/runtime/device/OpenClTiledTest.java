// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/** The GPU's shape of the kernels, on whatever device there is. */
class OpenClTiledTest extends OperationsContract {

  @Override
  Device device() {
    return OpenClForTests.get()
        .with(new OpenClTuning(OpenClMatmul.TILED, 64, false, new OpenClHost(0)));
  }
}
