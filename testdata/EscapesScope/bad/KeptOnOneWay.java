// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** Kept only when somebody asked for it. */
final class KeptOnOneWay {
  static void run() {
    try (Tensor kept = features(true)) {
      System.out.println(kept.toFloatArray()[0]);
    }
    Tensor lost = features(false);
    System.out.println(lost.toFloatArray()[0]);
  }

  private static Tensor features(boolean keep) {
    try (TensorScope scope = TensorScope.open()) {
      Tensor x = Tensor.of(1f, -2f);
      if (keep) {
        x.keep();
      }
      return x; // want EscapesScope potential
    }
  }
}
