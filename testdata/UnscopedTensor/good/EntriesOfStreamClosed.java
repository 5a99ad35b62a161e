// runs: clean
// trap: collections-and-closers
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.Map;

/** All entries are closed, through a stream of the entries. */
final class EntriesOfStreamClosed {
  static void run() {
    Map<String, Tensor> inputs = new HashMap<>();
    inputs.put("ids", Tensor.of(1f, -2f));
    inputs.put("mask", Tensor.of(3f));
    inputs.entrySet().stream().forEach(entry -> entry.getValue().close());
  }
}
