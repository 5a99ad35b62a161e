// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.jocl.CL.CL_DEVICE_LOCAL_MEM_SIZE;
import static org.jocl.CL.CL_DEVICE_LOCAL_MEM_TYPE;
import static org.jocl.CL.CL_DEVICE_MAX_COMPUTE_UNITS;
import static org.jocl.CL.CL_DEVICE_MAX_WORK_GROUP_SIZE;
import static org.jocl.CL.CL_LOCAL;

import dev.tensorlint.runtime.DType;
import org.jocl.cl_device_id;

/**
 * A shape of the matrix product. On a CPU device "local" memory is ordinary memory, and copying
 * tiles into it costs far more than it saves (measured: the vector kernel is nine times faster
 * there).
 */
@FunctionalInterface
interface OpenClMatmul {

  /** A work-group computes 64 x 64 elements from tiles in local memory: for GPUs. */
  OpenClMatmul TILED = new OpenClTiledMatmul(Integer.MAX_VALUE);

  /** A work-item computes 8 x 32 elements at a time in vector registers: for CPU devices. */
  OpenClMatmul VECTOR = new OpenClVectorMatmul();

  /** Enqueues a product whose result has at least one element. */
  void enqueue(
      OpenClDevice device, MatmulSize size, DeviceSlice left, DeviceSlice right, DeviceSlice out);

  /**
   * Chooses by what a device reports: real local memory, and room for the tiled work-group. Where
   * that is so and CLBlast is there, the faster one; on a CPU device CLBlast is never asked, whose
   * kernels are made for local memory.
   */
  static OpenClMatmul bestFor(cl_device_id device, DeviceType type) {
    boolean fits =
        OpenClQuery.number(device, CL_DEVICE_MAX_WORK_GROUP_SIZE) >= OpenClTiledMatmul.GROUP_ITEMS;
    boolean local = OpenClQuery.word(device, CL_DEVICE_LOCAL_MEM_TYPE) == CL_LOCAL;
    if (type == DeviceType.CPU || !fits || !local) {
      return VECTOR;
    }
    OpenClMatmul tiled =
        OpenClTiledMatmul.of(
            OpenClQuery.word(device, CL_DEVICE_MAX_COMPUTE_UNITS),
            OpenClQuery.number(device, CL_DEVICE_LOCAL_MEM_SIZE));
    return OpenClBlast.find()
        .<OpenClMatmul>map(blast -> new OpenClContest(tiled, blast, System::nanoTime))
        .orElse(tiled);
  }

  /** Begins the launch of a kernel of the matrix program. */
  static OpenClLaunch kernel(String name, DType type) {
    return new OpenClLaunch(OpenClFiles.MATMUL.of(type), name);
  }
}
