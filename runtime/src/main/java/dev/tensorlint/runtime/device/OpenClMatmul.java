// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.jocl.CL.CL_DEVICE_LOCAL_MEM_TYPE;
import static org.jocl.CL.CL_DEVICE_MAX_WORK_GROUP_SIZE;
import static org.jocl.CL.CL_LOCAL;

import org.jocl.cl_device_id;

/**
 * The two shapes of the matrix kernel. On a CPU device "local" memory is ordinary memory, and
 * copying tiles into it costs far more than it saves (measured: the vector kernel is nine times
 * faster there).
 */
enum OpenClMatmul {
  /** A work-group computes 64 x 64 elements from tiles in local memory: for GPUs. */
  TILED("matmul_tiled", 16, 16, 4, 4),

  /** A work-item computes 4 x 16 elements in vector registers: for CPU devices. */
  VECTOR("matmul_vector", 1, 1, 16, 4);

  private final String kernel;
  private final int groupColumns;
  private final int groupRows;
  private final int itemColumns;
  private final int itemRows;

  OpenClMatmul(String kernel, int groupColumns, int groupRows, int itemColumns, int itemRows) {
    this.kernel = kernel;
    this.groupColumns = groupColumns;
    this.groupRows = groupRows;
    this.itemColumns = itemColumns;
    this.itemRows = itemRows;
  }

  /** Chooses by what a device reports: real local memory, and room for the tiled work-group. */
  static OpenClMatmul bestFor(cl_device_id device, DeviceType type) {
    boolean fits =
        OpenClQuery.number(device, CL_DEVICE_MAX_WORK_GROUP_SIZE)
            >= (long) TILED.groupColumns * TILED.groupRows;
    boolean local = OpenClQuery.word(device, CL_DEVICE_LOCAL_MEM_TYPE) == CL_LOCAL;
    return fits && local && type != DeviceType.CPU ? TILED : VECTOR;
  }

  /** Enqueues a product whose result has at least one element. */
  void launch(
      OpenClContext context,
      MatmulSize size,
      DeviceSlice left,
      DeviceSlice right,
      DeviceSlice out) {
    OpenClLaunch launch =
        new OpenClLaunch("matmul", kernel)
            .with(left)
            .with(right)
            .with(out)
            .with(size.m())
            .with(size.k())
            .with(size.n());
    long[] global = {
      items(size.n(), itemColumns, groupColumns), items(size.m(), itemRows, groupRows)
    };
    context.launch(launch, global, new long[] {groupColumns, groupRows});
  }

  /** Returns how many work-items cover an extent, in whole work-groups. */
  private static long items(int extent, int perItem, int group) {
    long perGroup = (long) perItem * group;
    return (extent + perGroup - 1) / perGroup * group;
  }
}
