// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** A kept tensor outlives its scope, but not its own close. */
final class KeptThenClosed {
  static void run() {
    Tensor x;
    try (TensorScope scope = TensorScope.open()) {
      x = Tensor.of(1f, -2f).keep();
    }
    x.close();
    Tensor y = x.relu(); // want UseAfterDispose definite
    System.out.println(y.toFloatArray()[0]);
    y.close();
  }
}
