// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** The scope of the helper closes what the helper returns. */
final class ReturnedFromScope {
  static void run() {
    Tensor y = features();
    System.out.println(y.toFloatArray()[0]);
  }

  private static Tensor features() {
    try (TensorScope scope = TensorScope.open()) {
      Tensor x = Tensor.of(1f, -2f);
      return x.relu(); // want EscapesScope definite
    }
  }
}
