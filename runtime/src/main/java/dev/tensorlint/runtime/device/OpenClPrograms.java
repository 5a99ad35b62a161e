// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jocl.CL;
import org.jocl.CLException;
import org.jocl.cl_context;
import org.jocl.cl_device_id;
import org.jocl.cl_kernel;
import org.jocl.cl_program;

/**
 * The kernels of one context. A program, the kernels of one source, is built when the first of them
 * is needed, and kept: kernels take their extents as arguments, so no shape is compiled twice. Of
 * the generated ones those are kept that were used last.
 *
 * <p>Not thread-safe: a kernel object holds its arguments, so its user needs a lock anyway.
 */
final class OpenClPrograms implements AutoCloseable {

  /** PoCL prints its compiler's warnings on the standard error of the process. */
  private static final String NO_WARNINGS = "-w";

  private final cl_context context;
  private final cl_device_id device;
  private final int mostGenerated;
  private final Map<OpenClSource, cl_program> programs = new HashMap<>();
  private final Map<OpenClKernel, cl_kernel> kernels = new HashMap<>();

  /** The generated kernels, the one that was used last at the end. */
  private final Map<OpenClKernel, cl_kernel> generated =
      new LinkedHashMap<>(16, 0.75f, /* accessOrder= */ true);

  /**
   * Makes an empty collection.
   *
   * @param mostGenerated how many generated programs are kept
   */
  OpenClPrograms(cl_context context, cl_device_id device, int mostGenerated) {
    this.context = context;
    this.device = device;
    this.mostGenerated = mostGenerated;
  }

  /**
   * Returns a kernel.
   *
   * @throws KernelBuildException when its program does not build
   */
  cl_kernel get(OpenClKernel kernel) {
    if (!kernel.source().isGenerated()) {
      return kernels.computeIfAbsent(
          kernel, key -> CL.clCreateKernel(program(key.source()), key.name(), null));
    }
    cl_kernel known = generated.get(kernel);
    return known != null ? known : added(kernel);
  }

  /** Returns the program of a source, built. */
  cl_program program(OpenClSource source) {
    return programs.computeIfAbsent(source, key -> build(key.name(), key.text()));
  }

  /** The driver keeps a program with its kernel, and a kernel until its last command has run. */
  private cl_kernel added(OpenClKernel kernel) {
    if (generated.size() == mostGenerated) {
      Iterator<cl_kernel> oldestFirst = generated.values().iterator();
      CL.clReleaseKernel(oldestFirst.next());
      oldestFirst.remove();
    }
    cl_program program = build(kernel.source().name(), kernel.source().text());
    try {
      cl_kernel made = CL.clCreateKernel(program, kernel.name(), null);
      generated.put(kernel, made);
      return made;
    } finally {
      CL.clReleaseProgram(program);
    }
  }

  @Override
  public void close() {
    kernels.values().forEach(CL::clReleaseKernel);
    kernels.clear();
    generated.values().forEach(CL::clReleaseKernel);
    generated.clear();
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
}
