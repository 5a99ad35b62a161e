// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The value in the middle of a chain has no name, so nobody can close it. */
final class ChainTemporary {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    Tensor y =
        x.tanh() // want DiscardedTensor definite
            .relu();
    System.out.println(y.toFloatArray()[0]);
    y.close();
    x.close();
  }
}
