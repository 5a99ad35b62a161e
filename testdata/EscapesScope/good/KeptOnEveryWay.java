// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** Kept on the way that returns it, closed with the scope on the other. */
final class KeptOnEveryWay {
  static void run() {
    try (Tensor y = positive(1f)) {
      System.out.println(y.item());
    }
    try (Tensor none = positive(-1f)) {
      System.out.println(none);
    }
  }

  private static Tensor positive(float value) {
    try (TensorScope scope = TensorScope.open()) {
      Tensor x = Tensor.of(value);
      return x.item() > 0 ? x.keep() : null;
    }
  }
}
