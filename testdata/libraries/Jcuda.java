import static jcuda.driver.JCudaDriver.cuCtxCreate;
import static jcuda.driver.JCudaDriver.cuCtxDestroy;
import static jcuda.driver.JCudaDriver.cuCtxSynchronize;
import static jcuda.driver.JCudaDriver.cuDeviceGet;
import static jcuda.driver.JCudaDriver.cuEventCreate;
import static jcuda.driver.JCudaDriver.cuEventDestroy;
import static jcuda.driver.JCudaDriver.cuEventRecord;
import static jcuda.driver.JCudaDriver.cuInit;
import static jcuda.driver.JCudaDriver.cuMemAlloc;
import static jcuda.driver.JCudaDriver.cuMemFree;
import static jcuda.driver.JCudaDriver.cuMemcpyDtoH;
import static jcuda.driver.JCudaDriver.cuMemcpyHtoD;
import static jcuda.driver.JCudaDriver.cuModuleGetFunction;
import static jcuda.driver.JCudaDriver.cuModuleLoad;
import static jcuda.driver.JCudaDriver.cuModuleLoadData;
import static jcuda.driver.JCudaDriver.cuModuleUnload;
import static jcuda.driver.JCudaDriver.cuStreamCreate;
import static jcuda.driver.JCudaDriver.cuStreamDestroy;
import static jcuda.driver.JCudaDriver.cuStreamSynchronize;

import jcuda.Pointer;
import jcuda.driver.CUarray;
import jcuda.driver.CUcontext;
import jcuda.driver.CUdevice;
import jcuda.driver.CUdeviceptr;
import jcuda.driver.CUevent;
import jcuda.driver.CUfunction;
import jcuda.driver.CUmodule;
import jcuda.driver.CUresult;
import jcuda.driver.CUstream;
import jcuda.driver.JCudaDriver;
import jcuda.runtime.JCuda;
import jcuda.runtime.cudaArray;
import jcuda.runtime.cudaError;
import jcuda.runtime.cudaEvent_t;
import jcuda.runtime.cudaStream_t;

/** CUDA by JCuda: empty handles, which calls fill in. */
final class Jcuda {

  // ---- the driver ----

  void contextBad(CUdevice device) {
    CUcontext context = new CUcontext(); // want UnclosedResource definite
    cuCtxCreate(context, 0, device);
  }

  void contextOk() {
    cuInit(0);
    CUdevice device = new CUdevice();
    cuDeviceGet(device, 0);
    CUcontext context = new CUcontext();
    cuCtxCreate(context, 0, device);
    cuCtxDestroy(context);
  }

  void memoryBad(float[] data) {
    CUdeviceptr memory = new CUdeviceptr(); // want UnscopedTensor definite
    cuMemAlloc(memory, 4L * data.length);
    cuMemcpyHtoD(memory, Pointer.to(data), 4L * data.length);
  }

  void memoryOk(float[] data) {
    CUdeviceptr memory = new CUdeviceptr();
    cuMemAlloc(memory, 4L * data.length);
    cuMemcpyHtoD(memory, Pointer.to(data), 4L * data.length);
    cuMemFree(memory);
  }

  void leftWhenCopyFailsOk(float[] data) {
    CUdeviceptr memory = new CUdeviceptr();
    cuMemAlloc(memory, 4L * data.length);
    try {
      cuMemcpyHtoD(memory, Pointer.to(data), 4L * data.length);
    } finally {
      cuMemFree(memory);
    }
  }

  void freedOnOnePathBad(boolean keep) {
    CUdeviceptr memory = new CUdeviceptr(); // want UnscopedTensor potential
    cuMemAlloc(memory, 4);
    if (!keep) {
      cuMemFree(memory);
    }
  }

  void emptyOk() {
    CUdeviceptr memory = new CUdeviceptr();
    System.out.println(memory);
  }

  void allocatedOnOnePathBad(boolean large) {
    CUdeviceptr memory = new CUdeviceptr(); // want UnscopedTensor definite
    if (large) {
      cuMemAlloc(memory, 1 << 20);
    }
  }

  void freedTwiceBad() {
    CUdeviceptr memory = new CUdeviceptr();
    cuMemAlloc(memory, 4);
    cuMemFree(memory);
    cuMemFree(memory); // want DoubleDispose definite
  }

  void readAfterFreeBad(float[] data) {
    CUdeviceptr memory = new CUdeviceptr();
    cuMemAlloc(memory, 4);
    cuMemFree(memory);
    cuMemcpyDtoH(Pointer.to(data), memory, 4); // want UseAfterDispose definite
  }

  void allocatedAgainOk() {
    CUdeviceptr memory = new CUdeviceptr();
    cuMemAlloc(memory, 4);
    cuMemFree(memory);
    cuMemAlloc(memory, 8);
    cuMemFree(memory);
  }

  void moduleBad() {
    CUmodule module = new CUmodule(); // want UnclosedResource definite
    cuModuleLoad(module, "k.ptx");
    CUfunction function = new CUfunction();
    cuModuleGetFunction(function, module, "f");
  }

  void moduleOk() {
    CUmodule module = new CUmodule();
    cuModuleLoad(module, "k.ptx");
    CUfunction function = new CUfunction();
    cuModuleGetFunction(function, module, "f");
    cuModuleUnload(module);
  }

  void streamBad() {
    CUstream stream = new CUstream(); // want UnclosedResource definite
    cuStreamCreate(stream, 0);
    cuStreamSynchronize(stream);
  }

  void streamOk() {
    CUstream stream = new CUstream();
    cuStreamCreate(stream, 0);
    try {
      cuStreamSynchronize(stream);
    } finally {
      cuStreamDestroy(stream);
    }
  }

  void eventBad(CUstream stream) {
    CUevent event = new CUevent(); // want UnclosedResource definite
    cuEventCreate(event, 0);
    cuEventRecord(event, stream);
  }

  void eventOk(CUstream stream) {
    CUevent event = new CUevent();
    cuEventCreate(event, 0);
    cuEventRecord(event, stream);
    cuEventDestroy(event);
  }

  CUdeviceptr returnedOk() {
    CUdeviceptr memory = new CUdeviceptr();
    cuMemAlloc(memory, 4);
    return memory;
  }

  void ofHelperBad() {
    CUdeviceptr memory = returnedOk(); // want UnscopedTensor definite
    System.out.println(memory);
  }

  // ---- the runtime ----

  void deviceMemoryBad(float[] data) {
    Pointer memory = new Pointer(); // want UnscopedTensor definite
    JCuda.cudaMalloc(memory, 4);
    JCuda.cudaMemset(memory, 0, 4);
  }

  void deviceMemoryOk() {
    Pointer memory = new Pointer();
    JCuda.cudaMalloc(memory, 4);
    JCuda.cudaMemset(memory, 0, 4);
    JCuda.cudaFree(memory);
  }

  void hostArrayOk(float[] data) {
    Pointer host = Pointer.to(data);
    JCuda.cudaMemset(host, 0, 4);
  }

  /** The memory of the device takes the place of the array. */
  void deviceMemoryOfAnArrayBad(float[] data) {
    Pointer memory = Pointer.to(data); // want UnscopedTensor definite
    JCuda.cudaMalloc(memory, 4L * data.length);
    JCuda.cudaMemset(memory, 0, 4L * data.length);
  }

  void deviceMemoryOfAnArrayOk(float[] data) {
    Pointer memory = Pointer.to(data);
    JCuda.cudaMalloc(memory, 4L * data.length);
    JCuda.cudaMemset(memory, 0, 4L * data.length);
    JCuda.cudaFree(memory);
  }

  void hostMemoryOk() {
    Pointer memory = new Pointer();
    JCuda.cudaMallocHost(memory, 4);
    JCuda.cudaFreeHost(memory);
  }

  void runtimeStreamBad() {
    cudaStream_t stream = new cudaStream_t(); // want UnclosedResource definite
    JCuda.cudaStreamCreate(stream);
    JCuda.cudaStreamSynchronize(stream);
  }

  void runtimeStreamOk() {
    cudaStream_t stream = new cudaStream_t();
    JCuda.cudaStreamCreate(stream);
    JCuda.cudaStreamDestroy(stream);
  }

  // ---- a call that acquires nothing ----

  private static void check(int code) {
    if (code != cudaError.cudaSuccess) {
      throw new IllegalStateException("CUDA error " + code);
    }
  }

  Pointer checkedOk(long bytes) {
    Pointer memory = new Pointer();
    check(JCuda.cudaMalloc(memory, bytes));
    return memory;
  }

  Pointer secondCheckBad(long bytes) {
    Pointer memory = new Pointer(); // want LeakOnException definite
    check(JCuda.cudaMalloc(memory, bytes));
    check(JCuda.cudaMemset(memory, 0, bytes));
    return memory;
  }

  Pointer secondAllocationBad(long bytes) {
    Pointer first = new Pointer(); // want LeakOnException definite
    check(JCuda.cudaMalloc(first, bytes));
    Pointer second = new Pointer();
    check(JCuda.cudaMalloc(second, bytes));
    JCuda.cudaFree(second);
    return first;
  }

  boolean statusTestedOk(long bytes) {
    Pointer memory = new Pointer();
    int status = JCuda.cudaMalloc(memory, bytes);
    if (status != cudaError.cudaSuccess) {
      return false;
    }
    JCuda.cudaFree(memory);
    return true;
  }

  boolean statusTestedBad(long bytes) {
    Pointer memory = new Pointer(); // want UnscopedTensor definite
    int status = JCuda.cudaMalloc(memory, bytes);
    if (status != cudaError.cudaSuccess) {
      return false;
    }
    return true;
  }

  boolean resultTestedOk(long bytes) {
    CUdeviceptr memory = new CUdeviceptr();
    if (CUresult.CUDA_SUCCESS == cuMemAlloc(memory, bytes)) {
      cuMemFree(memory);
      return true;
    }
    return false;
  }

  boolean resultTestedBad(long bytes) {
    CUdeviceptr memory = new CUdeviceptr(); // want UnscopedTensor definite
    if (cuMemAlloc(memory, bytes) != 0) {
      cuMemFree(memory);
      return false;
    }
    return true;
  }

  private static void allocate(Pointer memory, long bytes) {
    check(JCuda.cudaMalloc(memory, bytes));
  }

  Pointer allocatedByHelperOk(long bytes) {
    Pointer memory = new Pointer();
    allocate(memory, bytes);
    return memory;
  }

  void allocatedByHelperBad(long bytes) {
    Pointer memory = new Pointer(); // want UnscopedTensor definite
    allocate(memory, bytes);
  }

  // ---- one handle in the terms of both ----

  void streamOfRuntimeOk() {
    cudaStream_t stream = new cudaStream_t();
    JCuda.cudaStreamCreate(stream);
    cuStreamDestroy(new CUstream(stream));
  }

  void streamOfRuntimeBad() {
    cudaStream_t stream = new cudaStream_t(); // want UnclosedResource definite
    JCuda.cudaStreamCreate(stream);
    cuStreamSynchronize(new CUstream(stream));
  }

  void eventOfRuntimeBad() {
    cudaEvent_t event = new cudaEvent_t();
    JCuda.cudaEventCreate(event);
    cuEventDestroy(new CUevent(event));
    JCuda.cudaEventDestroy(event); // want DoubleDispose definite
  }

  void arrayOfRuntimeOk(cudaArray array) {
    CUarray same = new CUarray(array);
    System.out.println(same);
  }

  // ---- what a context takes along ----

  void moduleOfLostContextBad(CUdevice device, byte[] code) {
    CUcontext context = new CUcontext(); // want UnclosedResource definite
    cuCtxCreate(context, 0, device);
    CUmodule module = new CUmodule(); // also UnclosedResource
    cuModuleLoadData(module, code);
    CUstream stream = new CUstream(); // also UnclosedResource
    cuStreamCreate(stream, 0);
    cuStreamSynchronize(stream);
  }

  void moduleOfContextOk(CUdevice device, byte[] code) {
    CUcontext context = new CUcontext();
    cuCtxCreate(context, 0, device);
    CUmodule module = new CUmodule();
    cuModuleLoadData(module, code);
    cuCtxSynchronize();
    cuCtxDestroy(context);
  }

  void moduleInItsTurnOk(CUdevice device, byte[] code) {
    CUcontext context = new CUcontext();
    cuCtxCreate(context, 0, device);
    CUmodule module = new CUmodule();
    cuModuleLoadData(module, code);
    cuModuleUnload(module);
    cuCtxDestroy(context);
  }

  void moduleAfterContextBad(CUdevice device, byte[] code) {
    CUcontext context = new CUcontext();
    cuCtxCreate(context, 0, device);
    CUmodule module = new CUmodule();
    cuModuleLoadData(module, code);
    cuCtxDestroy(context);
    cuModuleUnload(module); // want DoubleDispose definite
  }

  void memoryOfContextBad(CUdevice device, long bytes) {
    CUcontext context = new CUcontext();
    cuCtxCreate(context, 0, device);
    for (int i = 0; i < 1000; i++) {
      CUdeviceptr memory = new CUdeviceptr(); // want UnscopedTensor definite
      cuMemAlloc(memory, bytes);
    }
    cuCtxDestroy(context);
  }

  void moduleOfOneOfTwoBad(CUdevice one, CUdevice other, byte[] code) {
    CUcontext first = new CUcontext();
    cuCtxCreate(first, 0, one);
    CUcontext second = new CUcontext();
    cuCtxCreate(second, 0, other);
    CUmodule module = new CUmodule(); // want UnclosedResource definite
    cuModuleLoadData(module, code);
    cuCtxDestroy(first);
    cuCtxDestroy(second);
  }

  void moduleOfCallersContextBad(CUcontext context, byte[] code) {
    JCudaDriver.cuCtxSetCurrent(context);
    CUmodule module = new CUmodule(); // want UnclosedResource definite
    cuModuleLoadData(module, code);
  }

  // ---- objects that release what a call has acquired for them ----

  private static CUdeviceptr allocated(long bytes) {
    CUdeviceptr memory = new CUdeviceptr();
    cuMemAlloc(memory, bytes);
    return memory;
  }

  /** Numbers on the device, which a helper allocates. */
  private static final class Numbers implements AutoCloseable {
    private final CUdeviceptr memory;

    Numbers(int count) {
      memory = allocated(4L * count);
    }

    void push(float[] data) {
      cuMemcpyHtoD(memory, Pointer.to(data), 4L * data.length);
    }

    @Override
    public void close() {
      cuMemFree(memory);
    }
  }

  /** Numbers on the device, which the constructor allocates. */
  private static final class OwnNumbers implements AutoCloseable {
    private final CUdeviceptr memory = new CUdeviceptr();

    OwnNumbers(int count) {
      cuMemAlloc(memory, 4L * count);
    }

    @Override
    public void close() {
      cuMemFree(memory);
    }
  }

  /** Numbers on the device, which are there once they are asked for. */
  private static final class LateNumbers implements AutoCloseable {
    private final CUdeviceptr memory = new CUdeviceptr();
    private boolean isThere;

    void push(float[] data) {
      if (!isThere) {
        cuMemAlloc(memory, 4L * data.length);
        isThere = true;
      }
      cuMemcpyHtoD(memory, Pointer.to(data), 4L * data.length);
    }

    @Override
    public void close() {
      if (isThere) {
        cuMemFree(memory);
      }
    }
  }

  /** Closes three of what it has made, and forgets the others. */
  private static final class SimulationBad implements AutoCloseable {
    private final Numbers wind;
    private final Numbers picture; // want OwnerNotCloseable definite
    private final OwnNumbers heat;
    private final OwnNumbers rain; // want OwnerNotCloseable definite

    SimulationBad(int size) {
      wind = new Numbers(size);
      picture = new Numbers(size);
      heat = new OwnNumbers(size);
      rain = new OwnNumbers(size);
    }

    void push(float[] data) {
      wind.push(data);
      picture.push(data);
    }

    @Override
    public void close() {
      wind.close();
      heat.close();
    }
  }

  void simulatedOk(float[] data) {
    try (SimulationBad simulation = new SimulationBad(data.length)) {
      simulation.push(data);
    }
  }

  void numbersBad(float[] data) {
    Numbers numbers = new Numbers(data.length); // want UnclosedResource definite
    numbers.push(data);
  }

  void ownNumbersBad(int count) {
    OwnNumbers numbers = new OwnNumbers(count); // want UnclosedResource definite
    System.out.println(numbers);
  }

  void numbersOk(float[] data) {
    try (Numbers numbers = new Numbers(data.length)) {
      numbers.push(data);
    }
  }

  void lateNumbersOk() {
    LateNumbers numbers = new LateNumbers();
    System.out.println(numbers);
  }
}
