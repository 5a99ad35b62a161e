// runs: clean
// trap: ownership-returned
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** The scope of tidy releases the intermediate values; the result passes to the caller. */
final class TidyReturnsResult {
  static void run() {
    Tensor y =
        TensorScope.tidy(
            () -> {
              Tensor x = Tensor.of(1f, -2f);
              return x.tanh().relu();
            });
    System.out.println(y.toFloatArray()[0]);
    y.close();
  }
}
