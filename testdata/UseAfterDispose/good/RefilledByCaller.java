// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Whoever calls says how the slots are filled again. */
final class RefilledByCaller {
  static void run() {
    System.out.println(array(slots -> slots[0] = Tensor.of(2f)));
    System.out.println(list(slots -> slots.set(0, Tensor.of(2f))));
  }

  private static float array(Consumer<Tensor[]> refill) {
    Tensor[] slots = {Tensor.of(1f)};
    slots[0].close();
    refill.accept(slots);
    float first = slots[0].item();
    slots[0].close();
    return first;
  }

  private static float list(Consumer<List<Tensor>> refill) {
    List<Tensor> slots = new ArrayList<>();
    slots.add(Tensor.of(1f));
    slots.get(0).close();
    refill.accept(slots);
    float first = slots.get(0).item();
    slots.get(0).close();
    return first;
  }
}
