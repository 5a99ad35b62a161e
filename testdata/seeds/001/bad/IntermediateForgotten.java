// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** An intermediate that nobody closes leaks; it does not make anything throw. */
final class IntermediateForgotten {
  static void run() {
    try (Tensor x = Tensor.of(-1f, 0f, 1f, 2f);
        Tensor y = x.mul(2f).tanh()) { // want DiscardedTensor definite
      System.out.println(y.toFloatArray()[0]);
    }
  }
}
