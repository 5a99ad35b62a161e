// runs: clean
// trap: collections-and-closers
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A list that is read out of a map is the list that was put into it. */
final class ListsOfMapReadByKey {
  static void run() {
    Map<String, List<Tensor>> byName = new HashMap<>();
    byName.put("rain", new ArrayList<>());
    byName.get("rain").add(Tensor.of(1f, -2f));
    byName.get("rain").add(Tensor.of(3f));
    for (Tensor drop : byName.get("rain")) {
      System.out.println(drop.toFloatArray()[0]);
      drop.close();
    }
    Tensor[][] grid = {{Tensor.of(1f), Tensor.of(2f)}};
    for (Tensor cell : grid[0]) {
      cell.close();
    }
  }
}
