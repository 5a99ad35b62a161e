// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/** The GPU's shape of the kernels with large tiles, on whatever device there is. */
class OpenClLargeTilesTest extends OperationsContract {

  @Override
  Device device() {
    return OpenClForTests.get()
        .with(new OpenClTuning(new OpenClTiledMatmul(0), 64, false, new OpenClHost(0)));
  }
}
