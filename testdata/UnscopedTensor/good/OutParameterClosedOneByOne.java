// runs: clean
// trap: ownership-returned
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Three ways to close what a method has put where it was told to: by index, by name, as it comes. */
final class OutParameterClosedOneByOne {
  static void run() {
    Tensor[] pair = new Tensor[2];
    fill(pair);
    pair[0].close();
    pair[1].close();
    Map<String, Tensor> weights = new HashMap<>();
    load(weights);
    Tensor kernel = weights.get("kernel");
    Tensor bias = weights.remove("bias");
    System.out.println(kernel.item() + bias.item());
    kernel.close();
    bias.close();
    List<Tensor> events = new ArrayList<>();
    report(events);
    while (!events.isEmpty()) {
      events.remove(0).close();
    }
  }

  private static void fill(Tensor[] pair) {
    pair[0] = Tensor.of(1f);
    pair[1] = Tensor.of(2f);
  }

  private static void load(Map<String, Tensor> weights) {
    weights.put("kernel", Tensor.of(1f));
    weights.put("bias", Tensor.of(2f));
  }

  private static void report(List<Tensor> events) {
    events.add(Tensor.of(1f));
  }
}
