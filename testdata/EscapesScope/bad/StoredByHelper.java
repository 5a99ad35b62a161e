// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** The setter does not know of the scope around its call. */
final class StoredByHelper {
  private static Tensor current;

  static void run() {
    warmUp();
    System.out.println(current.toFloatArray()[0]);
  }

  private static void warmUp() {
    try (TensorScope scope = TensorScope.open()) {
      setCurrent(Tensor.of(1f, -2f).relu()); // want EscapesScope definite
    }
  }

  private static void setCurrent(Tensor next) {
    current = next;
  }
}
