// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** A scope closes the intermediate, and the result is still there. */
final class IntermediateInScope {
  static void run() {
    try (Tensor x = Tensor.of(-1f, 0f, 1f, 2f);
        Tensor y = TensorScope.tidy(() -> x.mul(2f).tanh())) {
      System.out.println(y.toFloatArray()[0]);
    }
  }
}
