// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** In place, each round gives the same tensor. */
final class InPlacePerRound {
  static void run() {
    System.out.println(total(1000));
  }

  private static float total(int rounds) {
    float total = 0;
    try (TensorScope scope = TensorScope.open()) {
      Tensor x = Tensor.ones(1000);
      for (int i = 0; i < rounds; i++) {
        total += x.reluInPlace().toFloatArray()[0];
      }
    }
    return total;
  }
}
