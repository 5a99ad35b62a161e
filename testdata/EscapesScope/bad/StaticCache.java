// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** A static field holds what the scope has closed. */
final class StaticCache {
  private static Tensor cached;

  static void run() {
    warmUp();
    System.out.println(cached.toFloatArray()[0]);
  }

  private static void warmUp() {
    try (TensorScope scope = TensorScope.open()) {
      cached = Tensor.of(1f, -2f).relu(); // want EscapesScope definite
    }
  }
}
