// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.jocl.CL.CL_DEVICE_MAX_WORK_GROUP_SIZE;

import org.jocl.cl_device_id;

/**
 * How kernels are cut for a device.
 *
 * @param matmul the shape of the matrix kernel
 * @param group work-items in a group of the element-wise kernels
 * @param isCpuShaped whether a work-item does best when it works through memory alone
 * @param host what is computed without a kernel
 */
record OpenClTuning(OpenClMatmul matmul, int group, boolean isCpuShaped, OpenClHost host) {

  /** The system property that says up to how many bytes of a result the host computes. */
  private static final String HOST_BYTES = "tensorlint.opencl.hostBytes";

  /** A CPU device runs a group in one loop, and small groups cost it four times (measured). */
  private static final int CPU_GROUP = 1024;

  private static final int GPU_GROUP = 256;

  /** Tunes for what a device reports. */
  static OpenClTuning of(cl_device_id device, DeviceType type) {
    int wanted = type == DeviceType.CPU ? CPU_GROUP : GPU_GROUP;
    long most = OpenClQuery.number(device, CL_DEVICE_MAX_WORK_GROUP_SIZE);
    return new OpenClTuning(
        OpenClMatmul.bestFor(device, type),
        (int) Math.max(1, Math.min(wanted, most)),
        type == DeviceType.CPU,
        new OpenClHost(Integer.getInteger(HOST_BYTES, OpenClHost.MOST_BYTES)));
  }

  /** Returns which elements a work-item computes. */
  OpenClLanes lanes() {
    return isCpuShaped ? OpenClLanes.TOGETHER : OpenClLanes.APART;
  }
}
