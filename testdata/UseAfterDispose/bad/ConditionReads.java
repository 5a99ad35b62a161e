// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** The condition reads it as well. */
final class ConditionReads {
  static void run() {
    Tensor x = Tensor.of(1f);
    x.close();
    if (x.item() > 0) { // want UseAfterDispose definite
      System.out.println("positive");
    }
  }
}
