// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** The method that sounds as if it cleaned up only forgets. */
final class ClearedByHelper {
  static void run() {
    List<Tensor> outputs = new ArrayList<>();
    outputs.add(Tensor.of(1f));
    outputs.add(Tensor.of(2f));
    System.out.println(outputs.get(0).item());
    cleanUp(outputs); // want ShallowClose definite
  }

  private static void cleanUp(List<Tensor> outputs) {
    outputs.clear();
  }
}
