// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** What a {@code try} closes is returned from inside it. */
final class ReturnedFromItsBlock {
  static void run() {
    try (Tensor data = Tensor.of(1f, -2f);
        Tensor loss = loss(data)) {
      System.out.println(loss.item());
    }
  }

  private static Tensor loss(Tensor data) {
    try (Tensor squared = data.square();
        Tensor sum = squared.sum()) {
      return sum; // want EscapesScope definite
    }
  }
}
