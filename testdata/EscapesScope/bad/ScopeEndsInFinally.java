// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** The scope ends in the finally block, before the caller gets the value. */
final class ScopeEndsInFinally {
  static void run() {
    Tensor y = features();
    System.out.println(y.toFloatArray()[0]);
  }

  private static Tensor features() {
    TensorScope scope = TensorScope.open();
    try {
      return Tensor.of(1f, -2f).relu(); // want EscapesScope definite
    } finally {
      scope.close();
    }
  }
}
