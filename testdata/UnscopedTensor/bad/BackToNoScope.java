// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** Taken back where no scope is open: it is the method's again. */
final class BackToNoScope {
  static void run() {
    Tensor x;
    try (TensorScope scope = TensorScope.open()) {
      x = Tensor.of(1f, -2f).keep(); // want UnscopedTensor definite
    }
    x.unkeep();
    System.out.println(x.toFloatArray()[0]);
  }
}
