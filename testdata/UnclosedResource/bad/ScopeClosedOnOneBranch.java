// runs: leaks 1 scope
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** The scope is closed only when there was something to do. */
final class ScopeClosedOnOneBranch {
  static void run() {
    show(new float[] {1f});
    show(new float[0]);
  }

  private static void show(float[] values) {
    TensorScope scope = TensorScope.open(); // want UnclosedResource potential
    if (values.length > 0) {
      System.out.println(Tensor.of(values).item());
      scope.close();
    }
  }
}
