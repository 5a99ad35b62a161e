// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** Only what the body of tidy returns outlives it. */
final class TidyStores {
  private static Tensor stored;

  static void run() {
    warmUp();
    System.out.println(stored.toFloatArray()[0]);
  }

  private static void warmUp() {
    TensorScope.tidy(
        () -> {
          stored = Tensor.of(1f, -2f).relu(); // want EscapesScope definite
        });
  }
}
