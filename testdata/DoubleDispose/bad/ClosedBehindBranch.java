// runs: throws IllegalStateException
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.ModelLease;
import dev.tensorlint.runtime.nn.Sequential;

/** Early for some, and at the end for all. */
final class ClosedBehindBranch {
  static void run() {
    serve(false);
    serve(true);
  }

  private static void serve(boolean isLast) {
    ModelLease lease = ModelLease.of(Sequential.withInputs(1, new Dense(1)));
    if (isLast) {
      lease.close();
    }
    System.out.println(isLast);
    lease.close(); // want DoubleDispose potential
  }
}
