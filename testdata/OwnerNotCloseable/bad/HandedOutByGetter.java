// runs: leaks 1 tensor
// trap: held-elsewhere
import dev.tensorlint.runtime.Tensor;

/** Whoever asks gets it, and nobody knows that it is his to close. */
final class HandedOutByGetter {
  static void run() {
    System.out.println(new Layer(2).weights().shape());
  }

  private static final class Layer {
    private final Tensor weights; // want OwnerNotCloseable definite

    Layer(int units) {
      weights = Tensor.fill(0.5f, units);
    }

    Tensor weights() {
      return weights;
    }
  }
}
