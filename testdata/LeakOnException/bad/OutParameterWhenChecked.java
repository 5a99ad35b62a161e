// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The slot is filled, the check behind it throws, and the close is never reached. */
final class OutParameterWhenChecked {
  static void run() {
    try {
      read(-1f);
    } catch (IllegalStateException refused) {
      System.out.println(refused.getMessage());
    }
  }

  private static void read(float value) {
    Tensor[] slot = new Tensor[1];
    fill(slot, value); // want LeakOnException definite
    check(value);
    slot[0].close();
  }

  private static void fill(Tensor[] slot, float value) {
    slot[0] = Tensor.of(value);
  }

  private static void check(float value) {
    if (value < 0) {
      throw new IllegalStateException("negative");
    }
  }
}
