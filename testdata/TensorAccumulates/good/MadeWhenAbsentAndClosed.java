// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.Map;

/** The map makes a tensor for each new name, and the object closes all of them. */
final class MadeWhenAbsentAndClosed {
  static void run() {
    try (Weights weights = new Weights()) {
      System.out.println(weights.of("a") + weights.of("b") + weights.of("a"));
    }
  }

  private static final class Weights implements AutoCloseable {
    private final Map<String, Tensor> byName = new HashMap<>();

    float of(String name) {
      return byName.computeIfAbsent(name, each -> Tensor.of(1f)).item();
    }

    @Override
    public void close() {
      byName.values().forEach(Tensor::close);
      byName.clear();
    }
  }
}
