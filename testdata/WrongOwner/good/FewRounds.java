// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** Three rounds, as the head of the loop says. */
final class FewRounds {
  static void run() {
    try (TensorScope scope = TensorScope.open()) {
      for (int i = 0; i < 3; i++) {
        Tensor x = Tensor.ones(1000);
        System.out.println(x.toFloatArray()[0]);
      }
    }
  }
}
