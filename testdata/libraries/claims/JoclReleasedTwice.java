// model: jocl org.jocl.cl_mem again: forbidden
// outcome: fails
// jars: jocl
// needs: opencl
import static org.jocl.CL.*;

import org.jocl.cl_context;
import org.jocl.cl_mem;

/** A memory object that is released twice is an error at best. */
final class JoclReleasedTwice {
  public static void main(String[] args) {
    setExceptionsEnabled(true);
    cl_context context = clCreateContextFromType(null, CL_DEVICE_TYPE_ALL, null, null, null);
    cl_mem memory = clCreateBuffer(context, CL_MEM_READ_WRITE, 64, null, null);
    clReleaseMemObject(memory);
    clReleaseMemObject(memory);
  }
}
