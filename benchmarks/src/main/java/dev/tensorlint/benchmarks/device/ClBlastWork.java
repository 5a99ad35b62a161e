// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.benchmarks.device;

import org.jocl.CL;
import org.jocl.Pointer;
import org.jocl.Sizeof;
import org.jocl.blast.CLBlast;
import org.jocl.blast.CLBlastLayout;
import org.jocl.blast.CLBlastTranspose;
import org.jocl.cl_command_queue;
import org.jocl.cl_context;
import org.jocl.cl_context_properties;
import org.jocl.cl_device_id;
import org.jocl.cl_mem;
import org.jocl.cl_platform_id;

/** CLBlast's matrix product on the first OpenCL device. */
final class ClBlastWork implements Work {

  private final int n;
  private final cl_context context;
  private final cl_command_queue queue;
  private final cl_mem left;
  private final cl_mem right;
  private final cl_mem out;

  @SuppressWarnings("deprecation") // the successor of clCreateCommandQueue needs OpenCL 2.0
  ClBlastWork(int n) {
    this.n = n;
    CL.setExceptionsEnabled(true);
    CLBlast.setExceptionsEnabled(true);
    cl_platform_id[] platforms = new cl_platform_id[1];
    CL.clGetPlatformIDs(1, platforms, null);
    cl_device_id[] devices = new cl_device_id[1];
    CL.clGetDeviceIDs(platforms[0], CL.CL_DEVICE_TYPE_ALL, 1, devices, null);
    cl_context_properties properties = new cl_context_properties();
    properties.addProperty(CL.CL_CONTEXT_PLATFORM, platforms[0]);
    this.context = CL.clCreateContext(properties, 1, devices, null, null, null);
    this.queue = CL.clCreateCommandQueue(context, devices[0], 0, null);
    float[] values = Operands.random(n * n);
    this.left = buffer(values);
    this.right = buffer(values);
    this.out = buffer(values);
  }

  private cl_mem buffer(float... values) {
    return CL.clCreateBuffer(
        context,
        CL.CL_MEM_READ_WRITE | CL.CL_MEM_COPY_HOST_PTR,
        (long) Sizeof.cl_float * values.length,
        Pointer.to(values),
        null);
  }

  @Override
  public void run() {
    CLBlast.CLBlastSgemm(
        CLBlastLayout.CLBlastLayoutRowMajor,
        CLBlastTranspose.CLBlastTransposeNo,
        CLBlastTranspose.CLBlastTransposeNo,
        n,
        n,
        n,
        1,
        left,
        0,
        n,
        right,
        0,
        n,
        0,
        out,
        0,
        n,
        queue,
        null);
    CL.clFinish(queue);
  }

  @Override
  public void close() {
    CL.clReleaseMemObject(left);
    CL.clReleaseMemObject(right);
    CL.clReleaseMemObject(out);
    CL.clReleaseCommandQueue(queue);
    CL.clReleaseContext(context);
  }
}
