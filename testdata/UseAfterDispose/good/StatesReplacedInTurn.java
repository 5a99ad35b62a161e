// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.Map;

/** Each step closes a state and puts the next one into its slot. */
final class StatesReplacedInTurn {
  static void run() {
    System.out.println(here() + byHelper() + named());
  }

  private static float here() {
    Tensor[] states = {Tensor.of(1f), Tensor.of(2f)};
    for (int i = 0; i < states.length; i++) {
      states[i].close();
      states[i] = Tensor.of(3f);
    }
    float first = states[0].item();
    for (Tensor state : states) {
      state.close();
    }
    return first;
  }

  private static float byHelper() {
    Tensor[] states = {Tensor.of(1f), Tensor.of(2f)};
    step(states);
    float first = states[0].item();
    for (Tensor state : states) {
      state.close();
    }
    return first;
  }

  private static void step(Tensor[] states) {
    for (int i = 0; i < states.length; i++) {
      Tensor next = states[i].mul(2f);
      states[i].close();
      states[i] = next;
    }
  }

  private static float named() {
    Map<String, Tensor> states = new HashMap<>();
    states.put("hidden", Tensor.of(1f));
    states.put("cell", Tensor.of(2f));
    states.replaceAll(
        (name, state) -> {
          Tensor next = state.mul(2f);
          state.close();
          return next;
        });
    float hidden = states.get("hidden").item();
    states.values().forEach(Tensor::close);
    return hidden;
  }
}
