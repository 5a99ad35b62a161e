// runs: clean
// trap: collections-and-closers
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What is closed in its slot gives way to another one: what is read there is that. */
final class SlotGetsAnother {
  static void run() {
    ofAnArray();
    ofAList();
    ofAMap();
    eachRound(3);
  }

  private static void ofAnArray() {
    Tensor[] state = {Tensor.of(1f)};
    state[0].close();
    state[0] = Tensor.of(2f);
    System.out.println(state[0].item());
    state[0].close();
  }

  private static void ofAList() {
    List<Tensor> layers = new ArrayList<>();
    layers.add(Tensor.of(1f));
    layers.get(0).close();
    layers.set(0, Tensor.of(2f));
    System.out.println(layers.get(0).item());
    layers.forEach(Tensor::close);
  }

  private static void ofAMap() {
    Map<String, Tensor> weights = new HashMap<>();
    weights.put("bias", Tensor.of(1f));
    weights.get("bias").close();
    weights.put("bias", Tensor.of(2f));
    System.out.println(weights.get("bias").item());
    weights.remove("bias").close();
  }

  private static void eachRound(int rounds) {
    Tensor[] state = {Tensor.of(1f)};
    for (int i = 0; i < rounds; i++) {
      Tensor next = state[0].relu();
      state[0].close();
      state[0] = next;
    }
    System.out.println(state[0].item());
    state[0].close();
  }
}
