// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What is added to a list of a map is in the map, and nothing closes it there. */
final class ListOfMapOnlyRead {
  static void run() {
    Map<String, List<Tensor>> byName = new HashMap<>();
    byName.put("rain", new ArrayList<>());
    byName.get("rain").add(Tensor.of(1f, -2f)); // want UnscopedTensor definite
    byName.get("rain").add(Tensor.of(3f)); // also UnscopedTensor
    for (Tensor drop : byName.get("rain")) {
      System.out.println(drop.toFloatArray()[0]);
    }
  }
}
