// runs: clean
// trap: collections-and-closers
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.Map;

/** The values of a map are closed before it is cleared. */
final class ValuesClosed {
  static void run() {
    Map<String, Tensor> feed = new HashMap<>();
    feed.put("x", Tensor.of(1f));
    feed.put("y", Tensor.of(2f));
    for (Tensor value : feed.values()) {
      value.close();
    }
    feed.clear();
  }
}
