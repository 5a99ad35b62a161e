// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.Map;

/** The initializer of an anonymous map puts tensors into it, which are closed at the end. */
final class MapFilledByInitializerClosed {
  static void run() {
    try (Tensor own = Tensor.of(3f)) {
      System.out.println(sum(own));
      System.out.println(own.item());
    }
  }

  @SuppressWarnings("serial")
  private static float sum(Tensor given) {
    Map<String, Tensor> inputs =
        new HashMap<>() {
          {
            put("x", Tensor.of(1f));
            put("y", given.add(given));
          }
        };
    float sum = inputs.get("x").item() + inputs.get("y").item();
    inputs.values().forEach(Tensor::close);
    return sum;
  }
}
