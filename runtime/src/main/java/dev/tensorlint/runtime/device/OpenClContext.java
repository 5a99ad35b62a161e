// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.jocl.CL.CL_CONTEXT_PLATFORM;
import static org.jocl.CL.CL_DEVICE_EXTENSIONS;
import static org.jocl.CL.CL_DEVICE_NAME;
import static org.jocl.CL.CL_MEM_READ_WRITE;
import static org.jocl.CL.CL_TRUE;

import dev.tensorlint.runtime.DType;
import java.util.List;
import java.util.function.Consumer;
import org.jocl.CL;
import org.jocl.CLException;
import org.jocl.Pointer;
import org.jocl.cl_command_queue;
import org.jocl.cl_context;
import org.jocl.cl_context_properties;
import org.jocl.cl_device_id;
import org.jocl.cl_kernel;
import org.jocl.cl_mem;
import org.jocl.cl_platform_id;
import org.jocl.cl_program;

/**
 * One OpenCL context with its in-order queue and its kernels. No command asks for an event, so
 * there is none to release.
 */
final class OpenClContext implements AutoCloseable {

  private final cl_context context;
  private final cl_command_queue queue;
  private final OpenClPrograms programs;
  private final OpenClFailures failures;
  private final List<String> extensions;

  private OpenClContext(
      cl_context context,
      cl_command_queue queue,
      OpenClPrograms programs,
      OpenClFailures failures,
      List<String> extensions) {
    this.context = context;
    this.queue = queue;
    this.programs = programs;
    this.failures = failures;
    this.extensions = extensions;
  }

  /**
   * Opens a context on a device and builds the first kernels, to see that the driver can.
   *
   * @param first the program of these kernels
   * @param mostGenerated how many generated programs are kept
   * @throws KernelBuildException when the kernels do not build
   * @throws CLException when the driver fails otherwise; nothing stays open then
   */
  @SuppressWarnings("deprecation") // the successor needs OpenCL 2.0
  static OpenClContext open(
      cl_platform_id platform, cl_device_id device, OpenClSource first, int mostGenerated) {
    cl_context_properties properties = new cl_context_properties();
    properties.addProperty(CL_CONTEXT_PLATFORM, platform);
    cl_device_id[] devices = {device};
    cl_context context = CL.clCreateContext(properties, 1, devices, null, null, null);
    try {
      OpenClPrograms programs = new OpenClPrograms(context, device, mostGenerated);
      programs.program(first);
      cl_command_queue queue = CL.clCreateCommandQueue(context, device, 0, null);
      List<String> extensions = List.of(OpenClQuery.text(device, CL_DEVICE_EXTENSIONS).split(" "));
      String name = OpenClQuery.text(device, CL_DEVICE_NAME);
      return new OpenClContext(context, queue, programs, new OpenClFailures(name), extensions);
    } catch (RuntimeException failure) {
      CL.clReleaseContext(context);
      throw failure;
    }
  }

  /**
   * Throws unless the device has an element type.
   *
   * @throws UnsupportedOperationException for {@code float64} without {@code cl_khr_fp64}
   */
  void require(DType type) {
    OpenClType.require(type, extensions);
  }

  /** Allocates memory; an empty buffer takes some, since OpenCL knows no empty ones. */
  cl_mem allocate(long bytes) {
    return failures.allocating(
        bytes, () -> CL.clCreateBuffer(context, CL_MEM_READ_WRITE, Math.max(4, bytes), null, null));
  }

  /** Frees memory. */
  void release(cl_mem memory) {
    failures.releasing(() -> CL.clReleaseMemObject(memory));
  }

  /**
   * Copies to the device. The queue is drained first, so that the array is pinned, and garbage
   * collection held up, for the copy alone.
   */
  void write(Pointer source, DeviceSlice target) {
    cl_mem memory = OpenClBuffer.of(target);
    failures.running(
        "writing data",
        () -> {
          CL.clFinish(queue);
          CL.clEnqueueWriteBuffer(
              queue, memory, CL_TRUE, offset(target), bytes(target), source, 0, null, null);
        });
  }

  /** Requires that the device can be used. */
  void check(String doing) {
    failures.check(doing);
  }

  /** Sends elements to the beginning of a buffer, where it can be without waiting. */
  void send(OpenClUpload upload, cl_mem target) {
    int[] words = upload.words();
    if (words != null) {
      OpenClLaunch store = new OpenClLaunch(OpenClFiles.MOVEMENT.of(DType.FLOAT32), "store_words");
      long[] items = {OpenClUpload.WORDS};
      launch(store.with(target).with(upload.length()).withVector(words), items, items);
      return;
    }
    failures.running(
        "writing data",
        () -> {
          CL.clFinish(queue);
          CL.clEnqueueWriteBuffer(
              queue, target, CL_TRUE, 0, upload.bytes(), upload.pointer(), 0, null, null);
        });
  }

  /** Copies from the device, after all that was enqueued before. */
  void read(DeviceSlice source, Pointer target) {
    cl_mem memory = OpenClBuffer.of(source);
    failures.running(
        "reading data",
        () -> {
          CL.clFinish(queue);
          CL.clEnqueueReadBuffer(
              queue, memory, CL_TRUE, offset(source), bytes(source), target, 0, null, null);
        });
  }

  /** Enqueues a kernel; a kernel object holds its arguments, so one thread at a time. */
  synchronized void launch(OpenClLaunch launch, long[] global, long[] local) {
    failures.running(
        "starting " + launch.kernel().name(),
        () -> {
          cl_kernel kernel = programs.get(launch.kernel());
          launch.setArguments(kernel);
          CL.clEnqueueNDRangeKernel(
              queue, kernel, global.length, null, global, local, 0, null, null);
        });
  }

  /** Waits until all that was enqueued is done. */
  void finish() {
    failures.running("finishing", () -> CL.clFinish(queue));
  }

  /** Has a library enqueue its own kernels, one thread at a time. */
  synchronized void enqueue(String what, Consumer<cl_command_queue> call) {
    failures.running("starting " + what, () -> call.accept(queue));
  }

  /** Builds a program, which the caller owns. */
  cl_program build(String name, String source) {
    return failures.giving("building " + name, () -> programs.build(name, source));
  }

  /**
   * Waits for what was enqueued and frees the queue and the kernels; the driver frees the context
   * with its last buffer. A second call does nothing.
   */
  @Override
  public void close() {
    failures.close(
        () -> {
          failures.releasing(() -> CL.clFinish(queue));
          failures.releasing(programs::close);
          failures.releasing(() -> CL.clReleaseCommandQueue(queue));
          failures.releasing(() -> CL.clReleaseContext(context));
        });
  }

  private static long offset(DeviceSlice slice) {
    return (long) slice.type().bytes() * slice.offset();
  }

  private static long bytes(DeviceSlice slice) {
    return (long) slice.type().bytes() * slice.length();
  }
}
