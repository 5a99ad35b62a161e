// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** What is not fit to be returned is not closed, either. */
final class FactoryThrows {
  static void run() {
    make(1f).close();
    try {
      make(-1f).close();
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }

  private static Tensor make(float value) {
    Tensor x = Tensor.of(value); // want LeakOnException definite
    check(value);
    return x;
  }

  private static void check(float value) {
    if (value < 0) {
      throw new IllegalArgumentException("negative");
    }
  }
}
