// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Walking over a map or an optional fails only if the code that it runs does. */
final class CatchAroundQuietWalk {
  static void run() {
    try {
      Tensor x = Tensor.ones(1, 2);
      Map<String, Tensor> all = new LinkedHashMap<>();
      all.put("x", x);
      all.forEach((name, tensor) -> print(tensor));
      Optional<Tensor> first = Optional.of(x);
      first.ifPresent(tensor -> print(tensor));
      x.close();
    } catch (RuntimeException e) {
      System.out.println(e.getMessage());
    }
  }

  private static void print(Tensor tensor) {
    System.out.println(tensor.toFloatArray()[0]);
  }
}
