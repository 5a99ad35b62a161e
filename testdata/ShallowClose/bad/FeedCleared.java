// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.Map;

/** A map of inputs is made ready for the next request. */
final class FeedCleared {
  static void run() {
    Map<String, Tensor> feed = new HashMap<>();
    feed.put("x", Tensor.of(1f));
    System.out.println(feed.get("x").item());
    feed.clear(); // want ShallowClose definite
  }
}
