// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** The GPU's shape of the kernels with large tiles, on whatever device there is. */
class OpenClLargeTilesTest extends OperationsContract {

  @Override
  Device device() {
    return OpenClForTests.get()
        .with(new OpenClTuning(new OpenClTiledMatmul(0), 64, false, new OpenClHost(0)));
  }

  @Test
  void tilesAreLargeOnlyWhereTheyFit() {
    assertEquals(new OpenClTiledMatmul(132), OpenClTiledMatmul.of(132, 48 << 10));
    assertEquals(OpenClMatmul.TILED, OpenClTiledMatmul.of(132, 32 << 10));
  }
}
