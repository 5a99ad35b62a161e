// model: jocl org.jocl.Pointer to(*), toBuffer(*), withByteOffset(long), getByteBuffer(*): copy
// outcome: prints 1 1
// jars: jocl
// needs: opencl
import static org.jocl.CL.*;

import org.jocl.Pointer;
import org.jocl.Sizeof;
import org.jocl.cl_context;
import org.jocl.cl_kernel;
import org.jocl.cl_mem;
import org.jocl.cl_program;

/** A kernel takes no reference to the memory that is its argument. */
final class JoclArgumentsAreNotKept {
  public static void main(String[] args) {
    setExceptionsEnabled(true);
    cl_context context = clCreateContextFromType(null, CL_DEVICE_TYPE_ALL, null, null, null);
    String source = "kernel void one(global int* out) { out[0] = 1; }";
    cl_program program =
        clCreateProgramWithSource(context, 1, new String[] {source}, null, null);
    clBuildProgram(program, 0, null, null, null, null);
    cl_kernel kernel = clCreateKernel(program, "one", null);
    cl_mem memory = clCreateBuffer(context, CL_MEM_READ_WRITE, 64, null, null);
    String text = "" + references(memory);
    clSetKernelArg(kernel, 0, Sizeof.cl_mem, Pointer.to(memory));
    System.out.println(text + " " + references(memory));
    clReleaseMemObject(memory);
    clReleaseKernel(kernel);
    clReleaseProgram(program);
    clReleaseContext(context);
  }

  private static int references(cl_mem memory) {
    int[] count = new int[1];
    clGetMemObjectInfo(memory, CL_MEM_REFERENCE_COUNT, Sizeof.cl_uint, Pointer.to(count), null);
    return count[0];
  }
}
