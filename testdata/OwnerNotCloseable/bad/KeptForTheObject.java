// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** Kept out of the scope for the object, which has no way to let go of it. */
final class KeptForTheObject {
  static void run() {
    System.out.println(new Statistics(1f, 3f).mean());
  }

  private static final class Statistics {
    private final Tensor mean; // want OwnerNotCloseable definite

    Statistics(float... values) {
      try (TensorScope scope = TensorScope.open()) {
        mean = Tensor.of(values).mean().keep();
      }
    }

    float mean() {
      return mean.item();
    }
  }
}
