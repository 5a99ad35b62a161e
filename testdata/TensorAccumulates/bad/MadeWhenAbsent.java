// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.Map;

/** The map makes a tensor for each new name, and nothing closes any of them. */
final class MadeWhenAbsent {
  static void run() {
    Weights weights = new Weights();
    System.out.println(weights.of("a") + weights.of("b") + weights.of("a"));
  }

  private static final class Weights {
    private final Map<String, Tensor> byName = new HashMap<>();

    float of(String name) {
      return byName.computeIfAbsent(name, each -> Tensor.of(1f)).item(); // want TensorAccumulates definite
    }
  }
}
