// runs: clean
// trap: null-guards
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.ModelLease;
import dev.tensorlint.runtime.nn.Sequential;

/** Null remembers that it was given back. */
final class NullOnceClosed {
  static void run() {
    serve(false);
    serve(true);
  }

  private static void serve(boolean isLast) {
    ModelLease lease = ModelLease.of(Sequential.withInputs(1, new Dense(1)));
    if (isLast) {
      lease.close();
      lease = null;
    }
    if (lease != null) {
      lease.close();
    }
  }
}
