// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.Map;

/** Each slot is closed, and holds nothing afterwards. */
final class SlotsClosedAndCleared {
  static void run() {
    Tensor[] slots = {Tensor.of(1f), Tensor.of(2f)};
    clear(slots);
    Map<String, Tensor> named = new HashMap<>();
    named.put("first", Tensor.of(1f));
    named.put("second", Tensor.of(2f));
    for (Map.Entry<String, Tensor> each : named.entrySet()) {
      each.getValue().close();
      each.setValue(null);
    }
  }

  private static void clear(Tensor[] slots) {
    for (int i = 0; i < slots.length; i++) {
      slots[i].close();
      slots[i] = null;
    }
  }
}
