// model: jocl org.jocl.CL clCreateBuffer(*), clCreateSubBuffer(*): { result: fresh, succeeds: { argument 4: 0 } }
// outcome: prints true true
// jars: jocl
// needs: opencl
import static org.jocl.CL.*;

import org.jocl.cl_context;
import org.jocl.cl_mem;

/** A call whose status is no success has created nothing. */
final class JoclCreatesNothing {
  public static void main(String[] args) {
    cl_context context = clCreateContextFromType(null, CL_DEVICE_TYPE_ALL, null, null, null);
    int[] code = new int[1];
    cl_mem memory = clCreateBuffer(context, CL_MEM_READ_WRITE, 0, null, code);
    System.out.println((code[0] != CL_SUCCESS) + " " + (memory == null));
    clReleaseContext(context);
  }
}
