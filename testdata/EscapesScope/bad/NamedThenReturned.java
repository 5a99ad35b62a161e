// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** The same with a name, which helps nobody. */
final class NamedThenReturned {
  static void run() {
    Tensor y = features();
    System.out.println(y.toFloatArray()[0]);
  }

  private static Tensor features() {
    try (TensorScope scope = TensorScope.open()) {
      Tensor x = Tensor.of(1f, -2f).relu();
      System.out.println(x.shape());
      return x; // want EscapesScope definite
    }
  }
}
