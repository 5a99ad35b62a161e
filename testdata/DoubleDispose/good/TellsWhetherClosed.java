// runs: clean
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.ModelLease;
import dev.tensorlint.runtime.nn.Sequential;

/** The helper answers whether it has given back what it was given. */
final class TellsWhetherClosed {
  static void run() {
    serve(false);
    serve(true);
  }

  private static void serve(boolean isLast) {
    ModelLease lease = ModelLease.of(Sequential.withInputs(1, new Dense(1)));
    if (!retired(lease, isLast)) {
      lease.close();
    }
  }

  private static boolean retired(ModelLease lease, boolean isLast) {
    if (isLast) {
      lease.close();
      return true;
    }
    return false;
  }
}
