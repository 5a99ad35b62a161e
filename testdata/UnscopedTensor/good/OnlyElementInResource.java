// runs: clean
// trap: null-guards
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The one element of what a method gives back is closed by a resource block, or behind a test. */
final class OnlyElementInResource {
  static void run() {
    List<Tensor> outputs = outputs();
    try (Tensor only = outputs.get(0)) {
      System.out.println(only.item());
    }
    Map<String, Tensor> named = named();
    Tensor known = named.get("x");
    if (known != null) {
      known.close();
    }
  }

  private static List<Tensor> outputs() {
    return List.of(Tensor.of(1f));
  }

  private static Map<String, Tensor> named() {
    Map<String, Tensor> named = new HashMap<>();
    named.put("x", Tensor.of(1f));
    return named;
  }
}
