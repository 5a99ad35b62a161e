import static org.jocl.CL.CL_MEM_COPY_HOST_PTR;
import static org.jocl.CL.CL_MEM_READ_WRITE;
import static org.jocl.CL.CL_SUCCESS;
import static org.jocl.CL.clBuildProgram;
import static org.jocl.CL.clCreateBuffer;
import static org.jocl.CL.clCreateCommandQueueWithProperties;
import static org.jocl.CL.clCreateContext;
import static org.jocl.CL.clCreateKernel;
import static org.jocl.CL.clCreateProgramWithSource;
import static org.jocl.CL.clCreateSampler;
import static org.jocl.CL.clCreateUserEvent;
import static org.jocl.CL.clEnqueueMarker;
import static org.jocl.CL.clEnqueueNDRangeKernel;
import static org.jocl.CL.clEnqueueReadBuffer;
import static org.jocl.CL.clEnqueueWriteBuffer;
import static org.jocl.CL.clFinish;
import static org.jocl.CL.clReleaseCommandQueue;
import static org.jocl.CL.clReleaseContext;
import static org.jocl.CL.clReleaseEvent;
import static org.jocl.CL.clReleaseKernel;
import static org.jocl.CL.clReleaseMemObject;
import static org.jocl.CL.clReleaseProgram;
import static org.jocl.CL.clRetainMemObject;
import static org.jocl.CL.clSetKernelArg;
import static org.jocl.CL.clWaitForEvents;

import org.jocl.Pointer;
import org.jocl.Sizeof;
import org.jocl.cl_command_queue;
import org.jocl.cl_context;
import org.jocl.cl_device_id;
import org.jocl.cl_event;
import org.jocl.cl_kernel;
import org.jocl.cl_mem;
import org.jocl.cl_program;

/** OpenCL by JOCL: handles that static functions create, fill in and release. */
final class Jocl {

  // ---- memory ----

  void neverReleasedBad(cl_context context, cl_command_queue queue, float[] data) {
    cl_mem memory = clCreateBuffer(context, CL_MEM_READ_WRITE, 4, null, null); // want UnscopedTensor definite
    clEnqueueWriteBuffer(queue, memory, true, 0, 4, Pointer.to(data), 0, null, null);
  }

  void releasedOk(cl_context context, cl_command_queue queue, float[] data) {
    cl_mem memory = clCreateBuffer(context, CL_MEM_READ_WRITE, 4, null, null);
    clEnqueueWriteBuffer(queue, memory, true, 0, 4, Pointer.to(data), 0, null, null);
    clReleaseMemObject(memory);
  }

  void releasedOnOnePathBad(cl_context context, boolean keep) {
    cl_mem memory = clCreateBuffer(context, CL_MEM_READ_WRITE, 4, null, null); // want UnscopedTensor definite
    if (keep) {
      return;
    }
    clReleaseMemObject(memory);
  }

  void releasedTwiceBad(cl_context context) {
    cl_mem memory = clCreateBuffer(context, CL_MEM_READ_WRITE, 4, null, null);
    clReleaseMemObject(memory);
    clReleaseMemObject(memory); // want DoubleDispose definite
  }

  void retainedAndReleasedTwiceOk(cl_context context) {
    cl_mem memory = clCreateBuffer(context, CL_MEM_READ_WRITE, 4, null, null);
    clRetainMemObject(memory);
    clReleaseMemObject(memory);
    clReleaseMemObject(memory);
  }

  void readAfterReleaseBad(cl_context context, cl_command_queue queue, float[] data) {
    cl_mem memory = clCreateBuffer(context, CL_MEM_COPY_HOST_PTR, 4, Pointer.to(data), null);
    clReleaseMemObject(memory);
    clEnqueueReadBuffer(queue, memory, true, 0, 4, Pointer.to(data), 0, null, null); // want UseAfterDispose definite
  }

  void releasedInFinallyOk(cl_context context, cl_command_queue queue, float[] data) {
    cl_mem memory = clCreateBuffer(context, CL_MEM_READ_WRITE, 4, null, null);
    try {
      clEnqueueReadBuffer(queue, memory, true, 0, 4, Pointer.to(data), 0, null, null);
    } finally {
      clReleaseMemObject(memory);
    }
  }

  void oneOfTwoReleasedBad(cl_context context) {
    cl_mem in = clCreateBuffer(context, CL_MEM_READ_WRITE, 4, null, null);
    cl_mem out = clCreateBuffer(context, CL_MEM_READ_WRITE, 4, null, null); // want UnscopedTensor definite
    clReleaseMemObject(in);
    System.out.println(out);
  }

  cl_mem returnedOk(cl_context context) {
    return clCreateBuffer(context, CL_MEM_READ_WRITE, 4, null, null);
  }

  void madeByHelperBad(cl_context context) {
    cl_mem memory = returnedOk(context); // want UnscopedTensor definite
    System.out.println(memory);
  }

  void madeByHelperOk(cl_context context) {
    cl_mem memory = returnedOk(context);
    clReleaseMemObject(memory);
  }

  void overwrittenBad(cl_context context) {
    cl_mem memory = clCreateBuffer(context, CL_MEM_READ_WRITE, 4, null, null);
    memory = clCreateBuffer(context, CL_MEM_READ_WRITE, 8, null, null); // want OverwrittenTensor definite
    clReleaseMemObject(memory);
  }

  void arrayOfBuffersOk(cl_context context) {
    cl_mem[] memory = new cl_mem[2];
    for (int i = 0; i < memory.length; i++) {
      memory[i] = clCreateBuffer(context, CL_MEM_READ_WRITE, 4, null, null);
    }
    for (cl_mem each : memory) {
      clReleaseMemObject(each);
    }
  }

  void arrayOfBuffersBad(cl_context context) {
    cl_mem[] memory = new cl_mem[2];
    for (int i = 0; i < memory.length; i++) {
      memory[i] = clCreateBuffer(context, CL_MEM_READ_WRITE, 4, null, null); // want TensorAccumulates definite
    }
    System.out.println(memory.length);
  }

  // ---- a call that creates nothing ----

  private static void check(int code) {
    if (code != CL_SUCCESS) {
      throw new IllegalStateException("OpenCL error " + code);
    }
  }

  cl_mem checkedOk(cl_context context) {
    int[] code = new int[1];
    cl_mem memory = clCreateBuffer(context, CL_MEM_READ_WRITE, 4, null, code);
    check(code[0]);
    return memory;
  }

  cl_mem secondCheckBad(cl_context context, cl_command_queue queue, float[] data) {
    int[] code = new int[1];
    cl_mem memory = clCreateBuffer(context, CL_MEM_READ_WRITE, 4, null, code); // want LeakOnException definite
    check(code[0]);
    check(clEnqueueReadBuffer(queue, memory, true, 0, 4, Pointer.to(data), 0, null, null));
    return memory;
  }

  cl_kernel secondKernelBad(cl_program program) {
    int[] code = new int[1];
    cl_kernel first = clCreateKernel(program, "f", code); // want LeakOnException definite
    check(code[0]);
    cl_kernel second = clCreateKernel(program, "g", code);
    check(code[0]);
    clReleaseKernel(second);
    return first;
  }

  cl_kernel kernelTestedOk(cl_program program) {
    int[] code = new int[1];
    cl_kernel kernel = clCreateKernel(program, "f", code);
    if (code[0] != 0) {
      return null;
    }
    return kernel;
  }

  boolean kernelTestedBad(cl_program program) {
    int[] code = new int[1];
    cl_kernel kernel = clCreateKernel(program, "f", code); // want UnclosedResource definite
    if (code[0] < 0) {
      return false;
    }
    return clSetKernelArg(kernel, 0, Sizeof.cl_int, Pointer.to(code)) == 0;
  }

  // ---- programs, kernels, queues ----

  void kernelBad(cl_program program, cl_mem memory) {
    cl_kernel kernel = clCreateKernel(program, "f", null); // want UnclosedResource definite
    clSetKernelArg(kernel, 0, Sizeof.cl_mem, Pointer.to(memory));
  }

  void programAndKernelOk(cl_context context, cl_mem memory) {
    cl_program program = clCreateProgramWithSource(context, 1, new String[] {"..."}, null, null);
    clBuildProgram(program, 0, null, null, null, null);
    cl_kernel kernel = clCreateKernel(program, "f", null);
    clSetKernelArg(kernel, 0, Sizeof.cl_mem, Pointer.to(memory));
    clReleaseKernel(kernel);
    clReleaseProgram(program);
  }

  void programBad(cl_context context) {
    cl_program program = clCreateProgramWithSource(context, 1, new String[] {"..."}, null, null); // want UnclosedResource definite
    clBuildProgram(program, 0, null, null, null, null);
  }

  void queueBad(cl_context context, cl_device_id device) {
    cl_command_queue queue = clCreateCommandQueueWithProperties(context, device, null, null); // want UnclosedResource definite
    clFinish(queue);
  }

  void queueOk(cl_context context, cl_device_id device) {
    cl_command_queue queue = clCreateCommandQueueWithProperties(context, device, null, null);
    clFinish(queue);
    clReleaseCommandQueue(queue);
  }

  void samplerBad(cl_context context) {
    clCreateSampler(context, true, 0, 0, null); // want UnclosedResource definite
  }

  void contextOk(cl_device_id device) {
    cl_context context = clCreateContext(null, 1, new cl_device_id[] {device}, null, null, null);
    clReleaseContext(context);
  }

  void usedQueueAfterReleaseBad(cl_context context, cl_device_id device) {
    cl_command_queue queue = clCreateCommandQueueWithProperties(context, device, null, null);
    clReleaseCommandQueue(queue);
    clFinish(queue); // want UseAfterDispose definite
  }

  // ---- events ----

  void eventBad(cl_command_queue queue, cl_kernel kernel) {
    cl_event event = new cl_event(); // want UnclosedResource definite
    clEnqueueNDRangeKernel(queue, kernel, 1, null, new long[] {1}, null, 0, null, event);
    clWaitForEvents(1, new cl_event[] {event});
  }

  void eventOk(cl_command_queue queue, cl_kernel kernel) {
    cl_event event = new cl_event();
    clEnqueueNDRangeKernel(queue, kernel, 1, null, new long[] {1}, null, 0, null, event);
    clWaitForEvents(1, new cl_event[] {event});
    clReleaseEvent(event);
  }

  void emptyEventOk() {
    cl_event event = new cl_event();
    System.out.println(event);
  }

  void noEventOk(cl_command_queue queue, cl_kernel kernel) {
    clEnqueueNDRangeKernel(queue, kernel, 1, null, new long[] {1}, null, 0, null, null);
  }

  void filledOnOnePathBad(cl_command_queue queue, boolean marks) {
    cl_event event = new cl_event(); // want UnclosedResource definite
    if (marks) {
      clEnqueueMarker(queue, event);
    }
  }

  void userEventBad(cl_context context) {
    cl_event event = clCreateUserEvent(context, null); // want UnclosedResource definite
    System.out.println(event);
  }

  /** A class that owns what it creates. */
  static final class OwnerOk {
    private final cl_context context;
    private final cl_mem memory;

    OwnerOk(cl_device_id device) {
      context = clCreateContext(null, 1, new cl_device_id[] {device}, null, null, null);
      memory = clCreateBuffer(context, CL_MEM_READ_WRITE, 4, null, null);
    }

    void dispose() {
      clReleaseMemObject(memory);
      clReleaseContext(context);
    }
  }

  void ownerBad(cl_device_id device) {
    OwnerOk owner = new OwnerOk(device); // want UnclosedResource definite
    System.out.println(owner);
  }

  void ownerOk(cl_device_id device) {
    OwnerOk owner = new OwnerOk(device);
    owner.dispose();
  }

  /** An event behind a type of the program, which has a release of its own. */
  interface Mark extends AutoCloseable {
    void await();

    @Override
    void close();
  }

  private static final class EventMark implements Mark {
    private final cl_event event;

    EventMark(cl_event event) {
      this.event = event;
    }

    @Override
    public void await() {
      clWaitForEvents(1, new cl_event[] {event});
    }

    @Override
    public void close() {
      clReleaseEvent(event);
    }
  }

  private static Mark mark(cl_context context) {
    return new EventMark(clCreateUserEvent(context, null));
  }

  /** The pointer to a handle releases nothing. */
  void argumentBad(cl_context context, cl_kernel kernel) {
    cl_mem memory = clCreateBuffer(context, CL_MEM_READ_WRITE, 4, null, null); // want UnscopedTensor definite
    clSetKernelArg(kernel, 0, Sizeof.cl_mem, Pointer.to(memory));
  }

  void argumentOk(cl_context context, cl_kernel kernel) {
    cl_mem memory = clCreateBuffer(context, CL_MEM_READ_WRITE, 4, null, null);
    clSetKernelArg(kernel, 0, Sizeof.cl_mem, Pointer.to(memory));
    clReleaseMemObject(memory);
  }

  /** Its field is lent as the pointer to a handle, and nothing releases it. */
  private static final class PointedBad {
    private final cl_mem memory; // want OwnerNotCloseable definite

    PointedBad(cl_context context) {
      memory = clCreateBuffer(context, CL_MEM_READ_WRITE, 4, null, null);
    }

    Pointer pointer() {
      return Pointer.to(memory);
    }
  }

  void pointed(cl_context context, cl_kernel kernel) {
    clSetKernelArg(kernel, 0, Sizeof.cl_mem, new PointedBad(context).pointer());
  }

  private static final class PointedOk {
    private final cl_mem memory;

    PointedOk(cl_context context) {
      memory = clCreateBuffer(context, CL_MEM_READ_WRITE, 4, null, null);
    }

    Pointer pointer() {
      return Pointer.to(memory);
    }

    void release() {
      clReleaseMemObject(memory);
    }
  }

  void pointedOk(cl_context context, cl_kernel kernel) {
    PointedOk pointed = new PointedOk(context);
    clSetKernelArg(kernel, 0, Sizeof.cl_mem, pointed.pointer());
    pointed.release();
  }

  void wrappedBad(cl_context context) {
    Mark mark = mark(context); // want UnclosedResource definite
    mark.await();
  }

  void wrappedOk(cl_context context) {
    try (Mark mark = mark(context)) {
      mark.await();
    }
  }
}
