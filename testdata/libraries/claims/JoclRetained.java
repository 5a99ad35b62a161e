// model: jocl org.jocl.CL clRetainMemObject(*): { arguments: shares }
// outcome: prints 1 2 1
// jars: jocl
// needs: opencl
import static org.jocl.CL.*;

import org.jocl.Pointer;
import org.jocl.Sizeof;
import org.jocl.cl_context;
import org.jocl.cl_mem;

/** Each retain is one more reference, which needs one more release. */
final class JoclRetained {
  public static void main(String[] args) {
    setExceptionsEnabled(true);
    cl_context context = clCreateContextFromType(null, CL_DEVICE_TYPE_ALL, null, null, null);
    cl_mem memory = clCreateBuffer(context, CL_MEM_READ_WRITE, 64, null, null);
    String text = "" + references(memory);
    clRetainMemObject(memory);
    text += " " + references(memory);
    clReleaseMemObject(memory);
    System.out.println(text + " " + references(memory));
  }

  private static int references(cl_mem memory) {
    int[] count = new int[1];
    clGetMemObjectInfo(memory, CL_MEM_REFERENCE_COUNT, Sizeof.cl_uint, Pointer.to(count), null);
    return count[0];
  }
}
