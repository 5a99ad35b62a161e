// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** All states are closed, and a method puts new ones into their places. */
final class RefilledByHelper {
  private final Map<String, Tensor> cache = new HashMap<>();

  static void run() {
    System.out.println(array() + list() + map() + new RefilledByHelper().field());
  }

  private static float array() {
    Tensor[] states = {Tensor.of(1f), Tensor.of(2f)};
    closeAll(states);
    reset(states);
    float first = states[0].item();
    closeAll(states);
    return first;
  }

  private static float list() {
    List<Tensor> states = new ArrayList<>();
    states.add(Tensor.of(1f));
    states.get(0).close();
    reset(states);
    float first = states.get(0).item();
    states.forEach(Tensor::close);
    return first;
  }

  private static float map() {
    Map<String, Tensor> states = new HashMap<>();
    states.put("hidden", Tensor.of(1f));
    states.values().forEach(Tensor::close);
    reset(states);
    float first = states.get("hidden").item();
    states.values().forEach(Tensor::close);
    return first;
  }

  private float field() {
    cache.put("weights", Tensor.of(1f));
    cache.values().forEach(Tensor::close);
    load();
    float first = cache.get("weights").item();
    cache.values().forEach(Tensor::close);
    return first;
  }

  private void load() {
    cache.put("weights", Tensor.of(2f));
  }

  private static void closeAll(Tensor[] states) {
    for (Tensor state : states) {
      state.close();
    }
  }

  private static void reset(Tensor[] states) {
    for (int i = 0; i < states.length; i++) {
      states[i] = Tensor.of((float) i);
    }
  }

  private static void reset(List<Tensor> states) {
    for (int i = 0; i < states.size(); i++) {
      states.set(i, Tensor.of((float) i));
    }
  }

  private static void reset(Map<String, Tensor> states) {
    states.put("hidden", Tensor.of(3f));
  }
}
