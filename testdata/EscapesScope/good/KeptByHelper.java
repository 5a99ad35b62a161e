// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** The setter keeps what it stores. */
final class KeptByHelper {
  private static Tensor current;

  static void run() {
    warmUp();
    System.out.println(current.toFloatArray()[0]);
    current.close();
  }

  private static void warmUp() {
    try (TensorScope scope = TensorScope.open()) {
      setCurrent(Tensor.of(1f, -2f).relu());
    }
  }

  private static void setCurrent(Tensor next) {
    current = next.keep();
  }
}
