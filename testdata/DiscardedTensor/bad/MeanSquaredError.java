// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;

/** A loss is written as one expression. */
final class MeanSquaredError {
  static void run() {
    try (Tensor predicted = Tensor.of(1f, 2f);
        Tensor target = Tensor.of(1f, 3f);
        Tensor error = predicted.sub(target)) {
      float loss =
          error
              .mul(error) // want DiscardedTensor definite
              .mean() // want DiscardedTensor definite
              .item();
      System.out.println(loss);
    }
  }
}
