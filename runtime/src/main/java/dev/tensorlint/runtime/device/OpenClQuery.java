// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.nio.charset.StandardCharsets;
import org.jocl.CL;
import org.jocl.Pointer;
import org.jocl.Sizeof;
import org.jocl.cl_device_id;
import org.jocl.cl_platform_id;
import org.jocl.cl_program;
import org.jspecify.annotations.Nullable;

/** Reads what OpenCL objects report of themselves. */
final class OpenClQuery {

  private OpenClQuery() {}

  /** An OpenCL query: fills memory of a size, or reports the size needed. */
  private interface Query {
    void get(long size, @Nullable Pointer value, long @Nullable [] needed);
  }

  static String text(cl_platform_id platform, int parameter) {
    return text(
        (size, value, needed) -> CL.clGetPlatformInfo(platform, parameter, size, value, needed));
  }

  static String text(cl_device_id device, int parameter) {
    return text(
        (size, value, needed) -> CL.clGetDeviceInfo(device, parameter, size, value, needed));
  }

  static String buildLog(cl_program program, cl_device_id device) {
    return text(
        (size, value, needed) ->
            CL.clGetProgramBuildInfo(
                program, device, CL.CL_PROGRAM_BUILD_LOG, size, value, needed));
  }

  /** Reads a parameter of 64 bits, such as a type or, on 64-bit systems, a size. */
  static long number(cl_device_id device, int parameter) {
    long[] value = new long[1];
    CL.clGetDeviceInfo(device, parameter, Sizeof.cl_long, Pointer.to(value), null);
    return value[0];
  }

  /** Reads a parameter of 32 bits. */
  static int word(cl_device_id device, int parameter) {
    int[] value = new int[1];
    CL.clGetDeviceInfo(device, parameter, Sizeof.cl_uint, Pointer.to(value), null);
    return value[0];
  }

  private static String text(Query query) {
    long[] needed = new long[1];
    query.get(0, null, needed);
    byte[] text = new byte[(int) needed[0]];
    query.get(text.length, Pointer.to(text), null);
    return new String(text, StandardCharsets.UTF_8).replace('\0', ' ').strip();
  }
}
