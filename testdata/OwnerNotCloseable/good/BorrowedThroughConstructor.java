// runs: clean
// trap: held-elsewhere
import dev.tensorlint.runtime.Tensor;

/** What a constructor is given stays the caller's. */
final class BorrowedThroughConstructor {
  static void run() {
    try (Tensor weights = Tensor.of(1f, -2f)) {
      System.out.println(new View(weights).first());
    }
  }

  private static final class View {
    private final Tensor weights;

    View(Tensor weights) {
      this.weights = weights;
    }

    float first() {
      return weights.toFloatArray()[0];
    }
  }
}
