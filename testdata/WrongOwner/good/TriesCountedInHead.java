// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** The condition counts the tries as well. */
final class TriesCountedInHead {
  static void run() {
    try (TensorScope scope = TensorScope.open()) {
      Tensor x = Tensor.of(1f, 2f);
      float total = 0f;
      int tries = 0;
      while (total < 10f && tries < 20) {
        total += x.mul(2f).toFloatArray()[0];
        tries++;
      }
      System.out.println(total);
    }
  }
}
