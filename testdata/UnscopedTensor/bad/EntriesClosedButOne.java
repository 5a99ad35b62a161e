// runs: leaks 1 tensor
// trap: collections-and-closers
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.Map;

/** A filter chooses the entries that are closed, and leaves one out. */
final class EntriesClosedButOne {
  static void run() {
    Map<String, Tensor> inputs = new HashMap<>();
    inputs.put("ids", Tensor.of(1f, -2f)); // want UnscopedTensor potential
    inputs.put("mask", Tensor.of(3f)); // want UnscopedTensor potential
    inputs.entrySet().stream()
        .filter(entry -> !entry.getKey().equals("ids"))
        .forEach(entry -> entry.getValue().close());
  }
}
