// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.Map;

/** The result is the argument, or something new where there is none. */
final class MadeUnlessGiven {
  private static Tensor sum(float[] values, Tensor destination) {
    float sum = 0;
    for (float value : values) {
      sum += value;
    }
    Tensor result = destination == null ? Tensor.of(0f) : destination;
    System.out.println(sum + result.item());
    return result;
  }

  static void run() {
    Map<String, Tensor> known = new HashMap<>();
    try (Tensor one = Tensor.of(1f)) {
      known.put("one", one);
      sum(new float[] {1f}, known.get("two")); // want DiscardedTensor potential
    }
  }
}
