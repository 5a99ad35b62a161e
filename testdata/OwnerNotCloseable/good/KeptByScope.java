// runs: clean
// trap: nothing-to-close
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** Given back to the scope that is open around the object. */
final class KeptByScope {
  static void run() {
    try (TensorScope scope = TensorScope.open()) {
      System.out.println(new Constant().value());
    }
  }

  private static final class Constant {
    private final Tensor value;

    Constant() {
      value = Tensor.scalar(1f).keep();
      value.unkeep();
    }

    float value() {
      return value.item();
    }
  }
}
