// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.Map;

/** Each is asked for by its name. */
final class TakenOneByOne {
  static void run() {
    Map<String, Tensor> feed = new HashMap<>();
    feed.put("x", Tensor.of(1f));
    feed.put("y", Tensor.of(2f));
    feed.get("x").close();
    feed.get("y").close();
  }
}
