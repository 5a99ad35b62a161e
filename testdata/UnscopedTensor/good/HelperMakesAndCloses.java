// runs: clean
// trap: ownership-returned
import dev.tensorlint.runtime.Tensor;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The helper makes it by one lambda, hands it to another, and closes it. */
final class HelperMakesAndCloses {
  static void run() {
    using(() -> Tensor.of(1f, -2f), x -> System.out.println(x.toFloatArray()[0]));
  }

  private static void using(Supplier<Tensor> make, Consumer<Tensor> body) {
    try (Tensor x = make.get()) {
      body.accept(x);
    }
  }
}
