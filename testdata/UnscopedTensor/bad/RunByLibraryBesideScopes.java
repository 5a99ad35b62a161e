// runs: leaks 1 tensor
// trap: lambdas-and-async
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** The scope of other code is not open where the task runs. */
final class RunByLibraryBesideScopes {
  static void run() {
    alone();
    scoped();
  }

  private static void alone() {
    Runnable task = new Reader();
    task.run();
  }

  private static void scoped() {
    try (TensorScope scope = TensorScope.open()) {
      System.out.println(Tensor.of(2f).item());
    }
  }

  private static final class Reader implements Runnable {
    @Override
    public void run() {
      Tensor x = Tensor.of(1f); // want UnscopedTensor potential
      System.out.println(x.item());
    }
  }
}
