// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** The old way to close a scope. */
final class ScopeClosedInFinally {
  static void run() {
    TensorScope scope = TensorScope.open();
    try {
      System.out.println(Tensor.of(1f, -2f).relu().toFloatArray()[0]);
    } finally {
      scope.close();
    }
  }
}
