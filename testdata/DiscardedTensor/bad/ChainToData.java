// runs: leaks 3 tensors
import dev.tensorlint.runtime.Tensor;

/** The numbers are all that is wanted of the chain. */
final class ChainToData {
  static void run() {
    float[] values =
        Tensor.of(1f, -2f) // want DiscardedTensor definite
            .tanh() // want DiscardedTensor definite
            .mul(2f) // want DiscardedTensor definite
            .toFloatArray();
    System.out.println(values[0]);
  }
}
