// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The value made for an argument has no name either. */
final class ArgumentTemporary {
  static void run() {
    try (Tensor x = Tensor.of(1f, -2f);
        Tensor y = x.add(Tensor.of(3f, 4f))) { // want DiscardedTensor definite
      System.out.println(y.toFloatArray()[0]);
    }
  }
}
