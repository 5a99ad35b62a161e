// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import dev.tensorlint.runtime.DType;

/**
 * The matrix product for GPUs: a work-group of 16 x 16 items copies tiles of both operands into
 * local memory, and each item computes 4 x 4 elements in registers; or 8 x 8, which takes fewer
 * reads for each product, where that leaves enough groups.
 *
 * @param enough groups that keep the device busy
 */
record OpenClTiledMatmul(int enough) implements OpenClMatmul {

  private static final int SIDE = 16;
  private static final int TILE = 64;
  private static final int LARGE_TILE = 128;

  /** Work-items in a group. */
  static final int GROUP_ITEMS = SIDE * SIDE;

  /** Two steps of large tiles, 16 deep, of which one is padded. */
  private static final int LARGE_BYTES = 2 * 16 * (LARGE_TILE + LARGE_TILE + 4) * Float.BYTES;

  /** Returns the product for a device of so many compute units and so much local memory. */
  static OpenClTiledMatmul of(int units, long localBytes) {
    return new OpenClTiledMatmul(localBytes < LARGE_BYTES ? Integer.MAX_VALUE : units);
  }

  @Override
  public void enqueue(
      OpenClDevice device, MatmulSize size, DeviceSlice left, DeviceSlice right, DeviceSlice out) {
    boolean isLarge = isLarge(size, out.type());
    int tile = isLarge ? LARGE_TILE : TILE;
    OpenClFiles files = isLarge ? OpenClFiles.LARGE_TILES : OpenClFiles.TILES;
    OpenClLaunch launch =
        new OpenClLaunch(files.of(out.type()), "matmul_tiled")
            .with(left)
            .with(right)
            .with(out)
            .with(size.m())
            .with(size.k())
            .with(size.n());
    long columns = (long) JavaChunks.count(size.n(), tile) * SIDE;
    long rows = (long) JavaChunks.count(size.m(), tile) * SIDE;
    device.launch(launch, new long[] {columns, rows}, new long[] {SIDE, SIDE});
  }

  /** Large tiles of {@code float64} may take more local memory than there is. */
  private boolean isLarge(MatmulSize size, DType type) {
    long groups =
        (long) JavaChunks.count(size.m(), LARGE_TILE) * JavaChunks.count(size.n(), LARGE_TILE);
    return type == DType.FLOAT32 && groups >= enough;
  }
}
