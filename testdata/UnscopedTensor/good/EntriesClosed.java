// runs: clean
// trap: collections-and-closers
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.Map;

/** The entries lead to the values. */
final class EntriesClosed {
  static void run() {
    Map<String, Tensor> feed = new HashMap<>();
    feed.put("x", Tensor.of(1f));
    for (Map.Entry<String, Tensor> entry : feed.entrySet()) {
      System.out.println(entry.getKey());
      entry.getValue().close();
    }
  }
}
