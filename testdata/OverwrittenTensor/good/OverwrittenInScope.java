// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** The scope closes all of them. */
final class OverwrittenInScope {
  static void run() {
    try (TensorScope scope = TensorScope.open()) {
      Tensor x = Tensor.of(1f, -2f);
      for (int i = 0; i < 3; i++) {
        x = x.add(1f);
      }
      System.out.println(x.toFloatArray()[0]);
    }
  }
}
