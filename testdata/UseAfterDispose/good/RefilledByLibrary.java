// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;

/** All states are closed, and a method of the JDK puts others into their places. */
final class RefilledByLibrary {
  static void run() {
    System.out.println(arrays() + copied() + lists() + iterated() + maps() + entries());
  }

  private static float arrays() {
    Tensor[] states = {Tensor.of(1f), Tensor.of(2f)};
    for (Tensor state : states) {
      state.close();
    }
    Arrays.setAll(states, i -> Tensor.of((float) i));
    float first = states[0].item();
    for (Tensor state : states) {
      state.close();
    }
    return first;
  }

  private static float copied() {
    Tensor[] states = {Tensor.of(1f)};
    Tensor[] next = {Tensor.of(2f)};
    states[0].close();
    System.arraycopy(next, 0, states, 0, 1);
    float first = states[0].item();
    states[0].close();
    return first;
  }

  private static float lists() {
    List<Tensor> states = new ArrayList<>(List.of(Tensor.of(1f), Tensor.of(2f)));
    states.forEach(Tensor::close);
    states.replaceAll(closed -> Tensor.of(3f));
    float first = states.get(0).item();
    states.forEach(Tensor::close);
    return first;
  }

  private static float iterated() {
    List<Tensor> states = new ArrayList<>(List.of(Tensor.of(1f), Tensor.of(2f)));
    ListIterator<Tensor> each = states.listIterator();
    while (each.hasNext()) {
      each.next().close();
      each.set(Tensor.of(3f));
    }
    float first = states.get(0).item();
    states.forEach(Tensor::close);
    return first;
  }

  private static float maps() {
    Map<String, Tensor> states = new HashMap<>();
    states.put("hidden", Tensor.of(1f));
    states.get("hidden").close();
    states.compute("hidden", (name, closed) -> Tensor.of(2f));
    float computed = states.get("hidden").item();
    states.get("hidden").close();
    states.replaceAll((name, closed) -> Tensor.of(3f));
    float replaced = states.get("hidden").item();
    states.values().forEach(Tensor::close);
    return computed + replaced;
  }

  private static float entries() {
    Map<String, Tensor> states = new HashMap<>();
    states.put("hidden", Tensor.of(1f));
    states.put("cell", Tensor.of(1f));
    for (Map.Entry<String, Tensor> each : states.entrySet()) {
      each.getValue().close();
      each.setValue(Tensor.of(2f));
    }
    float hidden = states.get("hidden").item();
    states.values().forEach(Tensor::close);
    return hidden;
  }
}
