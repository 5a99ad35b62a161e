// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.jocl.CL.CL_CONTEXT_PLATFORM;
import static org.jocl.CL.CL_MEM_READ_WRITE;
import static org.jocl.CL.CL_TRUE;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jocl.CL;
import org.jocl.CLException;
import org.jocl.Pointer;
import org.jocl.Sizeof;
import org.jocl.cl_command_queue;
import org.jocl.cl_context;
import org.jocl.cl_context_properties;
import org.jocl.cl_device_id;
import org.jocl.cl_kernel;
import org.jocl.cl_mem;
import org.jocl.cl_platform_id;
import org.jocl.cl_program;

/**
 * One OpenCL context with its in-order queue and the program of all kernels, built once. No command
 * asks for an event, so there is none to release.
 */
final class OpenClContext implements AutoCloseable {

  /** PoCL prints its compiler's warnings on the standard error of the process. */
  private static final String NO_WARNINGS = "-w";

  private final cl_context context;
  private final cl_command_queue queue;
  private final cl_program program;
  private final Map<String, cl_kernel> kernels = new HashMap<>();

  private OpenClContext(cl_context context, cl_command_queue queue, cl_program program) {
    this.context = context;
    this.queue = queue;
    this.program = program;
  }

  /**
   * Opens a context on a device and builds the kernels.
   *
   * @throws DeviceUnusableException when the kernels do not build
   * @throws CLException when the driver fails otherwise; nothing stays open then
   */
  @SuppressWarnings("deprecation") // the successor needs OpenCL 2.0
  static OpenClContext open(cl_platform_id platform, cl_device_id device) {
    cl_context_properties properties = new cl_context_properties();
    properties.addProperty(CL_CONTEXT_PLATFORM, platform);
    cl_device_id[] devices = {device};
    cl_context context = CL.clCreateContext(properties, 1, devices, null, null, null);
    try {
      cl_program program = build(context, device);
      cl_command_queue queue = CL.clCreateCommandQueue(context, device, 0, null);
      return new OpenClContext(context, queue, program);
    } catch (RuntimeException failure) {
      CL.clReleaseContext(context);
      throw failure;
    }
  }

  /** Allocates memory; an empty buffer takes one element, since OpenCL knows no empty ones. */
  cl_mem allocate(int length) {
    long bytes = (long) Sizeof.cl_float * Math.max(1, length);
    return CL.clCreateBuffer(context, CL_MEM_READ_WRITE, bytes, null, null);
  }

  /**
   * Copies to the device. The queue is drained first, so that the array is pinned, and garbage
   * collection held up, for the copy alone.
   */
  void write(float[] source, cl_mem target, int offset, int length) {
    CL.clFinish(queue);
    CL.clEnqueueWriteBuffer(
        queue, target, CL_TRUE, at(offset), at(length), Pointer.to(source), 0, null, null);
  }

  /** Copies from the device, after all that was enqueued before. */
  void read(cl_mem source, int offset, int length, float[] target) {
    CL.clFinish(queue);
    CL.clEnqueueReadBuffer(
        queue, source, CL_TRUE, at(offset), at(length), Pointer.to(target), 0, null, null);
  }

  /** Enqueues a kernel; a kernel object holds its arguments, so one thread at a time. */
  synchronized void launch(OpenClLaunch launch, long[] global, long[] local) {
    cl_kernel kernel =
        kernels.computeIfAbsent(launch.kernel(), name -> CL.clCreateKernel(program, name, null));
    launch.setArguments(kernel);
    CL.clEnqueueNDRangeKernel(queue, kernel, global.length, null, global, local, 0, null, null);
  }

  @Override
  public synchronized void close() {
    kernels.values().forEach(CL::clReleaseKernel);
    kernels.clear();
    CL.clReleaseProgram(program);
    CL.clReleaseCommandQueue(queue);
    CL.clReleaseContext(context);
  }

  private static long at(int elements) {
    return (long) Sizeof.cl_float * elements;
  }

  private static cl_program build(cl_context context, cl_device_id device) {
    String[] source = {source("elementwise.cl"), source("sum.cl"), source("matmul.cl")};
    cl_program program = CL.clCreateProgramWithSource(context, source.length, source, null, null);
    try {
      CL.clBuildProgram(program, 0, null, NO_WARNINGS, null, null);
      return program;
    } catch (CLException failure) {
      String log = OpenClQuery.buildLog(program, device).lines().findFirst().orElse("no log");
      CL.clReleaseProgram(program);
      throw new DeviceUnusableException("its kernels do not build: " + log);
    }
  }

  private static String source(String name) {
    try (InputStream resource = OpenClContext.class.getResourceAsStream(name)) {
      byte[] text = Objects.requireNonNull(resource, name).readAllBytes();
      return new String(text, StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
