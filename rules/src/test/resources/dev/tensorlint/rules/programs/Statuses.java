import static org.jocl.CL.CL_SUCCESS;

import jcuda.Pointer;
import jcuda.runtime.JCuda;
import jcuda.runtime.cudaError;
import org.jocl.CL;
import org.jocl.cl_kernel;
import org.jocl.cl_program;

/** Numbers that tell whether a call has acquired something. */
final class Statuses {

  static void check(int code) {
    if (code != cudaError.cudaSuccess) {
      throw new IllegalStateException("code " + code);
    }
  }

  static void reversed(int code) {
    if (cudaError.cudaSuccess == code) {
      throw new IllegalStateException("code " + code);
    }
  }

  static void byItsOwnRule(int code) {
    if (isBad(code)) {
      throw new IllegalStateException("code " + code);
    }
  }

  static boolean isBad(int code) {
    return code < -1 || code > 1;
  }

  static void named(int code, String name) {
    if (isBad(code)) {
      throw new IllegalStateException(name + code);
    }
  }

  Pointer checked() {
    Pointer memory = new Pointer();
    check(JCuda.cudaMalloc(memory, 4));
    return memory;
  }

  Pointer checkedForSuccess() {
    Pointer memory = new Pointer();
    reversed(JCuda.cudaMalloc(memory, 4));
    return memory;
  }

  Pointer checkedByItsOwnRule() {
    Pointer memory = new Pointer();
    byItsOwnRule(JCuda.cudaMalloc(memory, 4));
    return memory;
  }

  Pointer checkedWithALiteral() {
    Pointer memory = new Pointer();
    named(JCuda.cudaMalloc(memory, 4), "memory");
    return memory;
  }

  Pointer checkedWithSomethingElse(String name) {
    Pointer memory = new Pointer();
    named(JCuda.cudaMalloc(memory, 4), name);
    return memory;
  }

  Pointer anotherNumberChecked(int other) {
    Pointer memory = new Pointer();
    int code = JCuda.cudaMalloc(memory, 4);
    check(other);
    return memory;
  }

  int onFailureOpen() {
    Pointer memory = new Pointer();
    int code = JCuda.cudaMalloc(memory, 4);
    return code > 0 ? code : JCuda.cudaFree(memory);
  }

  int onSuccessOpen() {
    Pointer memory = new Pointer();
    int code = JCuda.cudaMalloc(memory, 4);
    return code <= 0 ? code : JCuda.cudaFree(memory);
  }

  int ofAnotherFailure() {
    Pointer memory = new Pointer();
    int code = JCuda.cudaMalloc(memory, 4);
    return code == 2 ? code : JCuda.cudaFree(memory);
  }

  int notAskedBefore() {
    Pointer memory = new Pointer();
    JCuda.cudaMalloc(memory, 4);
    if (JCuda.cudaGetLastError() != 0) {
      return 1;
    }
    return JCuda.cudaFree(memory);
  }

  cl_kernel stored(cl_program program) {
    int[] codes = new int[1];
    cl_kernel kernel = CL.clCreateKernel(program, "f", codes);
    return codes[0] == CL_SUCCESS ? kernel : null;
  }

  int storedAndOverwritten(cl_program program) {
    int[] codes = new int[1];
    cl_kernel kernel = CL.clCreateKernel(program, "f", codes);
    codes[0] = 1;
    return codes[0] == 1 ? 1 : CL.clReleaseKernel(kernel);
  }

  int storedInAnotherPlace(cl_program program) {
    int[] codes = new int[2];
    cl_kernel kernel = CL.clCreateKernel(program, "f", codes);
    return codes[1] != CL_SUCCESS ? 1 : CL.clReleaseKernel(kernel);
  }

  boolean allocated(Pointer memory) {
    return JCuda.cudaMalloc(memory, 4) == cudaError.cudaSuccess;
  }

  void allocate(Pointer memory) {
    check(JCuda.cudaMalloc(memory, 4));
  }

  Pointer allocatedByHelper() {
    Pointer memory = new Pointer();
    allocate(memory);
    return memory;
  }
}
