// runs: clean
import dev.tensorlint.runtime.Tensor;

/** Both names are one array: its slot is filled again before it is read. */
final class OneArrayTwoNames {
  static void run() {
    Tensor[] slots = {Tensor.of(1f)};
    try {
      System.out.println(refill(slots));
    } finally {
      slots[0].close();
    }
  }

  private static float refill(Tensor[] slots) {
    Tensor[] same = slots;
    slots[0].close();
    same[0] = Tensor.of(2f);
    return slots[0].item();
  }
}
