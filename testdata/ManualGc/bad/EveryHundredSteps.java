// runs: collects the garbage
import dev.tensorlint.runtime.Tensor;

/** A loop that closes its tensors asks now and then, to be sure. */
final class EveryHundredSteps {
  static void run() {
    for (int i = 0; i < 200; i++) {
      try (Tensor x = Tensor.of(i)) {
        x.item();
      }
      if (i % 100 == 99) {
        System.gc(); // want ManualGc potential
      }
    }
  }
}
