// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.Map;

/** The initializer of an anonymous map puts a tensor into it, and nobody closes it. */
final class MapFilledByInitializer {
  static void run() {
    System.out.println(first(1f));
  }

  @SuppressWarnings("serial")
  private static float first(float value) {
    Map<String, Tensor> inputs =
        new HashMap<>() {
          {
            put("x", Tensor.of(value)); // want UnscopedTensor definite
          }
        };
    return inputs.get("x").item();
  }
}
