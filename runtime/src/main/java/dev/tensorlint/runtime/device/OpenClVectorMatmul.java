// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/**
 * The matrix product for CPU devices, without local memory: both operands are packed, and the
 * packed product keeps 8 x 32 elements in vector registers. A left operand of few rows is not worth
 * the packing. Work-groups have one item, so that the driver shares out items.
 */
final class OpenClVectorMatmul implements OpenClMatmul {

  /** Rows of a strip and columns of a panel; {@code matmul.cl} knows the same numbers. */
  private static final int ROWS = 8;

  private static final int COLUMNS = 32;

  /** Strips that one work-item computes: 128 rows, whose pass fits into a second-level cache. */
  private static final int BAND = 16;

  private static final int VECTOR = 16;

  @Override
  public void enqueue(
      OpenClDevice device, MatmulSize size, DeviceSlice left, DeviceSlice right, DeviceSlice out) {
    if (!isWorthPacking(size)) {
      rows(device, size, left, right, out);
      return;
    }
    int strips = JavaChunks.count(size.m(), ROWS);
    int panels = JavaChunks.count(size.n(), COLUMNS);
    try (DeviceBuffer a = device.allocate(out.type(), strips * ROWS * size.k());
        DeviceBuffer b = device.allocate(out.type(), panels * COLUMNS * size.k())) {
      DeviceSlice packedLeft = DeviceSlice.of(a);
      DeviceSlice packedRight = DeviceSlice.of(b);
      OpenClLaunch packLeft =
          OpenClMatmul.kernel("matmul_pack_left", out.type())
              .with(left)
              .with(packedLeft)
              .with(size.m());
      launch(device, packLeft.with(size.k()), strips, 1);
      OpenClLaunch packRight =
          OpenClMatmul.kernel("matmul_pack_right", out.type())
              .with(right)
              .with(packedRight)
              .with(size.k());
      launch(device, packRight.with(size.n()), panels, 1);
      OpenClLaunch product = product("matmul_packed", size, packedLeft, packedRight, out);
      launch(device, product.with(BAND), panels, JavaChunks.count(strips, BAND));
    }
  }

  private static boolean isWorthPacking(MatmulSize size) {
    long mostPacked = (long) size.k() * (Math.max(size.m(), size.n()) + COLUMNS);
    return size.m() >= ROWS
        && size.n() >= VECTOR
        && size.k() > 0
        && mostPacked <= Integer.MAX_VALUE;
  }

  private static void rows(
      OpenClDevice device, MatmulSize size, DeviceSlice left, DeviceSlice right, DeviceSlice out) {
    OpenClLaunch launch = product("matmul_rows", size, left, right, out);
    launch(device, launch, JavaChunks.count(size.n(), VECTOR), size.m());
  }

  private static OpenClLaunch product(
      String kernel, MatmulSize size, DeviceSlice left, DeviceSlice right, DeviceSlice out) {
    return OpenClMatmul.kernel(kernel, out.type())
        .with(left)
        .with(right)
        .with(out)
        .with(size.m())
        .with(size.k())
        .with(size.n());
  }

  private static void launch(OpenClDevice device, OpenClLaunch launch, int columns, int rows) {
    device.launch(launch, new long[] {columns, rows}, new long[] {1, 1});
  }
}
