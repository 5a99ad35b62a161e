// runs: clean
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.ModelLease;
import dev.tensorlint.runtime.nn.Sequential;

/** It returns early when it has given back. */
final class ReturnsAfterClose {
  static void run() {
    serve(true);
    serve(false);
  }

  private static void serve(boolean isLast) {
    ModelLease lease = ModelLease.of(Sequential.withInputs(1, new Dense(1)));
    if (isLast) {
      lease.close();
      return;
    }
    System.out.println("more to do");
    lease.close();
  }
}
