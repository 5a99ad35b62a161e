// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/** The CPU's shape of the kernels, on whatever device there is. */
class OpenClVectorTest extends OperationsContract {

  @Override
  Device device() {
    return OpenClForTests.get()
        .with(new OpenClTuning(OpenClMatmul.VECTOR, 64, true, new OpenClHost(0)));
  }
}
