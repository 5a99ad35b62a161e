// runs: throws TensorDisposedException
// trap: resource-blocks
import dev.tensorlint.runtime.Tensor;

/** The try block closed the tensor that existed before it. */
final class ReadAfterResourceBlock {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    try (x) {
      System.out.println(x.toFloatArray()[0]);
    }
    System.out.println(x.toFloatArray()[0]); // want UseAfterDispose definite
  }
}
