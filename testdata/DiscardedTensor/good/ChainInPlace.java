// runs: clean
import dev.tensorlint.runtime.Tensor;

/** In-place operations give the same tensor back. */
final class ChainInPlace {
  static void run() {
    try (Tensor x = Tensor.of(1f, -2f)) {
      System.out.println(x.reluInPlace().reluInPlace().toFloatArray()[0]);
    }
  }
}
