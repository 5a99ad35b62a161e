// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;

/** A class that extends a map is a map. */
final class InMapOfItsOwnClass {
  static final class Weights extends HashMap<String, Tensor> {
    private static final long serialVersionUID = 1L;
  }

  static void run() {
    Weights weights = new Weights();
    weights.put("x", Tensor.of(1f, -2f)); // want UnscopedTensor definite
    System.out.println(weights.get("x").toFloatArray()[0]);
  }
}
