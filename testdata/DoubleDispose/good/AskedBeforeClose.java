// runs: clean
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.ModelLease;
import dev.tensorlint.runtime.nn.Sequential;

/** It asks before it gives back. */
final class AskedBeforeClose {
  static void run() {
    serve(false);
    serve(true);
  }

  private static void serve(boolean isLast) {
    ModelLease lease = ModelLease.of(Sequential.withInputs(1, new Dense(1)));
    if (isLast) {
      lease.close();
    }
    if (lease != null && !lease.isClosed()) {
      lease.close();
    }
  }
}
