// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.jocl.CL.CL_DEVICE_NOT_FOUND;
import static org.jocl.CL.CL_DEVICE_TYPE_ALL;
import static org.jocl.CL.CL_PLATFORM_NAME;
import static org.jocl.CL.CL_PLATFORM_VENDOR;
import static org.jocl.CL.CL_PLATFORM_VERSION;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jocl.CL;
import org.jocl.CLException;
import org.jocl.cl_device_id;
import org.jocl.cl_platform_id;

/**
 * Finds OpenCL devices through JOCL, GPUs first.
 *
 * <p>PoCL takes the JVM's signal handlers already when it is asked for its devices (seen: PoCL 3.1,
 * with {@code int / 0} giving a number ever after), so where {@code libjsig} is not loaded its
 * platform is named and not asked further. Any other driver is opened and then tested.
 */
final class OpenClDriver implements DeviceDriver {

  private static final String POCL = "Portable Computing Language";

  @Override
  public List<Candidate> candidates() {
    CL.setExceptionsEnabled(true);
    int[] count = new int[1];
    CL.clGetPlatformIDs(0, null, count);
    cl_platform_id[] platforms = new cl_platform_id[count[0]];
    CL.clGetPlatformIDs(platforms.length, platforms, null);
    return Arrays.stream(platforms)
        .flatMap(OpenClDriver::candidates)
        .sorted(Comparator.comparingInt(candidate -> preference(candidate.info().type())))
        .toList();
  }

  private static Stream<Candidate> candidates(cl_platform_id platform) {
    DeviceInfo info = platformInfo(platform);
    if (info.name().equals(POCL) && !JvmSignals.areChained()) {
      String reason = "it takes the JVM's signal handlers: " + JvmSignals.cure();
      return Stream.of(new Refused(info, reason));
    }
    try {
      return devices(platform).map(device -> new OpenClCandidate(platform, device));
    } catch (CLException failure) {
      String reason =
          failure.getStatus() == CL_DEVICE_NOT_FOUND
              ? "this platform has no device"
              : "this platform fails: " + failure.getMessage();
      return Stream.of(new Refused(info, reason));
    }
  }

  private static Stream<cl_device_id> devices(cl_platform_id platform) {
    int[] count = new int[1];
    CL.clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 0, null, count);
    cl_device_id[] devices = new cl_device_id[count[0]];
    CL.clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, devices.length, devices, null);
    return Arrays.stream(devices);
  }

  private static DeviceInfo platformInfo(cl_platform_id platform) {
    return new DeviceInfo(
        OpenClQuery.text(platform, CL_PLATFORM_NAME),
        OpenClQuery.text(platform, CL_PLATFORM_VENDOR),
        DeviceType.ACCELERATOR,
        OpenClQuery.text(platform, CL_PLATFORM_VERSION));
  }

  private static int preference(DeviceType type) {
    return List.of(DeviceType.GPU, DeviceType.ACCELERATOR, DeviceType.CPU).indexOf(type);
  }

  /** Stands for a platform whose devices cannot be had. */
  private record Refused(DeviceInfo info, String reason) implements Candidate {

    @Override
    public Device open() {
      throw new DeviceUnusableException(reason);
    }
  }
}
