import jcuda.jcublas.JCublas2;
import jcuda.jcublas.cublasHandle;
import jcuda.jcudnn.JCudnn;
import jcuda.jcudnn.cudnnFilterDescriptor;
import jcuda.jcudnn.cudnnHandle;
import jcuda.jcudnn.cudnnPoolingDescriptor;
import jcuda.jcudnn.cudnnTensorDescriptor;
import jcuda.jcufft.JCufft;
import jcuda.jcufft.cufftHandle;
import jcuda.jcurand.JCurand;
import jcuda.jcurand.curandGenerator;
import jcuda.jcusolver.JCusolverDn;
import jcuda.jcusolver.JCusolverSp;
import jcuda.jcusolver.cusolverDnHandle;
import jcuda.jcusolver.cusolverSpHandle;
import jcuda.jcusparse.JCusparse;
import jcuda.jcusparse.csrsv2Info;
import jcuda.jcusparse.cusparseHandle;
import jcuda.jcusparse.cusparseMatDescr;

/** CUDA's libraries by JCuda: empty handles and descriptors, which calls fill in. */
final class JcudaLibraries {

  void cublasBad() {
    cublasHandle h = new cublasHandle(); // want UnclosedResource definite
    JCublas2.cublasCreate(h);
  }

  void cublasOk() {
    cublasHandle h = new cublasHandle();
    JCublas2.cublasCreate(h);
    JCublas2.cublasDestroy(h);
  }

  void fftBad() {
    cufftHandle h = new cufftHandle(); // want UnclosedResource definite
    JCufft.cufftPlan1d(h, 16, 0, 1);
  }

  void fftOk() {
    cufftHandle h = new cufftHandle();
    JCufft.cufftPlan1d(h, 16, 0, 1);
    JCufft.cufftDestroy(h);
  }

  void randomBad() {
    curandGenerator h = new curandGenerator(); // want UnclosedResource definite
    JCurand.curandCreateGenerator(h, 100);
  }

  void randomOk() {
    curandGenerator h = new curandGenerator();
    JCurand.curandCreateGenerator(h, 100);
    JCurand.curandDestroyGenerator(h);
  }

  void sparseBad() {
    cusparseHandle h = new cusparseHandle(); // want UnclosedResource definite
    JCusparse.cusparseCreate(h);
  }

  void sparseOk() {
    cusparseHandle h = new cusparseHandle();
    JCusparse.cusparseCreate(h);
    JCusparse.cusparseDestroy(h);
  }

  void matrixBad() {
    cusparseMatDescr h = new cusparseMatDescr(); // want UnclosedResource definite
    JCusparse.cusparseCreateMatDescr(h);
  }

  void matrixOk() {
    cusparseMatDescr h = new cusparseMatDescr();
    JCusparse.cusparseCreateMatDescr(h);
    JCusparse.cusparseDestroyMatDescr(h);
  }

  void solveBad() {
    csrsv2Info h = new csrsv2Info(); // want UnclosedResource definite
    JCusparse.cusparseCreateCsrsv2Info(h);
  }

  void solveOk() {
    csrsv2Info h = new csrsv2Info();
    JCusparse.cusparseCreateCsrsv2Info(h);
    JCusparse.cusparseDestroyCsrsv2Info(h);
  }

  void denseBad() {
    cusolverDnHandle h = new cusolverDnHandle(); // want UnclosedResource definite
    JCusolverDn.cusolverDnCreate(h);
  }

  void denseOk() {
    cusolverDnHandle h = new cusolverDnHandle();
    JCusolverDn.cusolverDnCreate(h);
    JCusolverDn.cusolverDnDestroy(h);
  }

  void spareBad() {
    cusolverSpHandle h = new cusolverSpHandle(); // want UnclosedResource definite
    JCusolverSp.cusolverSpCreate(h);
  }

  void spareOk() {
    cusolverSpHandle h = new cusolverSpHandle();
    JCusolverSp.cusolverSpCreate(h);
    JCusolverSp.cusolverSpDestroy(h);
  }

  void dnnBad() {
    cudnnHandle h = new cudnnHandle(); // want UnclosedResource definite
    JCudnn.cudnnCreate(h);
  }

  void dnnOk() {
    cudnnHandle h = new cudnnHandle();
    JCudnn.cudnnCreate(h);
    JCudnn.cudnnDestroy(h);
  }

  void tensorBad() {
    cudnnTensorDescriptor h = new cudnnTensorDescriptor(); // want UnclosedResource definite
    JCudnn.cudnnCreateTensorDescriptor(h);
  }

  void tensorOk() {
    cudnnTensorDescriptor h = new cudnnTensorDescriptor();
    JCudnn.cudnnCreateTensorDescriptor(h);
    JCudnn.cudnnDestroyTensorDescriptor(h);
  }

  void filterBad() {
    cudnnFilterDescriptor h = new cudnnFilterDescriptor(); // want UnclosedResource definite
    JCudnn.cudnnCreateFilterDescriptor(h);
  }

  void filterOk() {
    cudnnFilterDescriptor h = new cudnnFilterDescriptor();
    JCudnn.cudnnCreateFilterDescriptor(h);
    JCudnn.cudnnDestroyFilterDescriptor(h);
  }

  void poolingBad() {
    cudnnPoolingDescriptor h = new cudnnPoolingDescriptor(); // want UnclosedResource definite
    JCudnn.cudnnCreatePoolingDescriptor(h);
  }

  void poolingOk() {
    cudnnPoolingDescriptor h = new cudnnPoolingDescriptor();
    JCudnn.cudnnCreatePoolingDescriptor(h);
    JCudnn.cudnnDestroyPoolingDescriptor(h);
  }

  void failedOk() {
    cublasHandle handle = new cublasHandle();
    if (JCublas2.cublasCreate(handle) != 0) {
      return;
    }
    JCublas2.cublasDestroy(handle);
  }

  void destroyedTwiceBad() {
    cublasHandle handle = new cublasHandle();
    JCublas2.cublasCreate(handle);
    JCublas2.cublasDestroy(handle);
    JCublas2.cublasDestroy(handle); // want DoubleDispose definite
  }
}
