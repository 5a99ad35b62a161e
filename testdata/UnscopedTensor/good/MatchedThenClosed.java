// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.function.Supplier;

/** What is no tensor is nothing to close. */
final class MatchedThenClosed {

  static void run() {
    drop(() -> Tensor.of(1f, -2f));
    drop(() -> "end");
  }

  private static void drop(Supplier<Object> message) {
    if (message.get() instanceof Tensor tensor) {
      System.out.println(tensor.toFloatArray()[0]);
      tensor.close();
    }
  }
}
