// runs: clean
import dev.tensorlint.runtime.Tensor;

/** Slots that were never filled are skipped. */
final class SlotsClosedWhereFilled {
  static void run() {
    Tensor[] slots = new Tensor[3];
    for (int i = 0; i < 2; i++) {
      slots[i] = Tensor.of(i);
    }
    for (int i = slots.length - 1; i >= 0; i--) {
      if (slots[i] != null) {
        slots[i].close();
        slots[i] = null;
      }
    }
  }
}
