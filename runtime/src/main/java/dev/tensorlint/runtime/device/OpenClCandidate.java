// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.jocl.CL.CL_DEVICE_NAME;
import static org.jocl.CL.CL_DEVICE_TYPE;
import static org.jocl.CL.CL_DEVICE_TYPE_CPU;
import static org.jocl.CL.CL_DEVICE_TYPE_GPU;
import static org.jocl.CL.CL_DEVICE_VENDOR;
import static org.jocl.CL.CL_DRIVER_VERSION;

import dev.tensorlint.runtime.DType;
import org.jocl.cl_device_id;
import org.jocl.cl_platform_id;

/** An OpenCL device that was found and not yet opened. */
final class OpenClCandidate implements DeviceDriver.Candidate {

  /** A program with one small kernel takes some ten KiB. */
  private static final int GENERATED_PROGRAMS = 64;

  private final cl_platform_id platform;
  private final cl_device_id device;
  private final DeviceInfo info;

  OpenClCandidate(cl_platform_id platform, cl_device_id device) {
    this.platform = platform;
    this.device = device;
    this.info =
        new DeviceInfo(
            OpenClQuery.text(device, CL_DEVICE_NAME),
            OpenClQuery.text(device, CL_DEVICE_VENDOR),
            type(OpenClQuery.number(device, CL_DEVICE_TYPE)),
            OpenClQuery.text(device, CL_DRIVER_VERSION));
  }

  @Override
  public DeviceInfo info() {
    return info;
  }

  @Override
  public Device open() {
    return open(GENERATED_PROGRAMS);
  }

  OpenClDevice open(int mostGenerated) {
    OpenClTuning tuning = OpenClTuning.of(device, info.type());
    OpenClSource first = tuning.lanes().elementwise().of(DType.FLOAT32);
    OpenClContext context = OpenClContext.open(platform, device, first, mostGenerated);
    try {
      JvmSignals.test();
      return new OpenClDevice(info, context, tuning);
    } catch (Throwable failure) {
      context.close();
      throw failure;
    }
  }

  private static DeviceType type(long bits) {
    if ((bits & CL_DEVICE_TYPE_GPU) != 0) {
      return DeviceType.GPU;
    }
    return (bits & CL_DEVICE_TYPE_CPU) != 0 ? DeviceType.CPU : DeviceType.ACCELERATOR;
  }
}
