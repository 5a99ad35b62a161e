// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** The scope released it at its end. */
final class ReadAfterScope {
  static void run() {
    Tensor x;
    try (TensorScope scope = TensorScope.open()) {
      x = Tensor.of(1f, -2f);
      System.out.println(x.toFloatArray()[0]);
    }
    System.out.println(x.toFloatArray()[0]); // want UseAfterDispose definite
  }
}
