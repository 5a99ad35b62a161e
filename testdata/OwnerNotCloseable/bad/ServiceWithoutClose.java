// runs: leaks 1 model
// trap: held-elsewhere
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** A service loads its model and can never give it back. */
final class ServiceWithoutClose {
  static void run() {
    System.out.println(new Scorer().score(1f, -2f));
  }

  private static final class Scorer {
    private final Model model = Sequential.withInputs(2, new Dense(1)); // want OwnerNotCloseable definite

    float score(float... features) {
      try (Tensor x = Tensor.of(features, Shape.of(1, features.length));
          Tensor y = model.predict(x)) {
        return y.item();
      }
    }
  }
}
