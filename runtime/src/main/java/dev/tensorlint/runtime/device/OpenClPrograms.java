// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jocl.CL;
import org.jocl.CLException;
import org.jocl.cl_context;
import org.jocl.cl_device_id;
import org.jocl.cl_kernel;
import org.jocl.cl_program;

/**
 * The kernels of one context. A program, the kernels of one source file, is built when the first of
 * them is needed, and kept: kernels take their extents as arguments, so no shape is compiled twice.
 *
 * <p>Not thread-safe: a kernel object holds its arguments, so its user needs a lock anyway.
 */
final class OpenClPrograms implements AutoCloseable {

  /** PoCL prints its compiler's warnings on the standard error of the process. */
  private static final String NO_WARNINGS = "-w";

  private final cl_context context;
  private final cl_device_id device;
  private final Map<String, cl_program> programs = new HashMap<>();
  private final Map<OpenClKernel, cl_kernel> kernels = new HashMap<>();

  OpenClPrograms(cl_context context, cl_device_id device) {
    this.context = context;
    this.device = device;
  }

  /**
   * Returns a kernel.
   *
   * @throws KernelBuildException when its program does not build
   */
  cl_kernel get(OpenClKernel kernel) {
    return kernels.computeIfAbsent(
        kernel, key -> CL.clCreateKernel(program(key.program()), key.name(), null));
  }

  /** Returns the program of a source file, built. */
  cl_program program(String name) {
    return programs.computeIfAbsent(name, key -> build(key, source(key)));
  }

  @Override
  public void close() {
    kernels.values().forEach(CL::clReleaseKernel);
    kernels.clear();
    programs.values().forEach(CL::clReleaseProgram);
    programs.clear();
  }

  /** Builds a program, which the caller owns. */
  cl_program build(String name, String source) {
    cl_program program =
        CL.clCreateProgramWithSource(context, 1, new String[] {source}, null, null);
    try {
      CL.clBuildProgram(program, 0, null, NO_WARNINGS, null, null);
      return program;
    } catch (CLException failure) {
      String log = OpenClQuery.buildLog(program, device);
      CL.clReleaseProgram(program);
      throw new KernelBuildException(name, log, failure);
    }
  }

  private static String source(String name) {
    String file = name + ".cl";
    try (InputStream resource = OpenClPrograms.class.getResourceAsStream(file)) {
      byte[] text = Objects.requireNonNull(resource, file).readAllBytes();
      return new String(text, StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
