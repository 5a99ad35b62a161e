// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/**
 * The matrix product for GPUs: a work-group of 16 x 16 items copies tiles of both operands into
 * local memory, and each item computes 4 x 4 elements in registers.
 */
final class OpenClTiledMatmul implements OpenClMatmul {

  private static final int SIDE = 16;
  private static final int TILE = 64;

  /** Work-items in a group. */
  static final int GROUP_ITEMS = SIDE * SIDE;

  @Override
  public void enqueue(
      OpenClDevice device, MatmulSize size, DeviceSlice left, DeviceSlice right, DeviceSlice out) {
    OpenClLaunch launch =
        OpenClMatmul.kernel("matmul_tiled", out.type())
            .with(left)
            .with(right)
            .with(out)
            .with(size.m())
            .with(size.k())
            .with(size.n());
    long columns = (long) JavaChunks.count(size.n(), TILE) * SIDE;
    long rows = (long) JavaChunks.count(size.m(), TILE) * SIDE;
    device.launch(launch, new long[] {columns, rows}, new long[] {SIDE, SIDE});
  }
}
