// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** The only caller has a scope open. */
final class ChainInCallersScope {
  static void run() {
    try (TensorScope scope = TensorScope.open()) {
      System.out.println(firstOfRelu(Tensor.of(1f, -2f)));
    }
  }

  private static float firstOfRelu(Tensor x) {
    return x.mul(2f).relu().toFloatArray()[0];
  }
}
