// runs: throws IllegalStateException
// trap: closed-in-helper
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.ModelLease;
import dev.tensorlint.runtime.nn.Sequential;

/** The helper has given it back already. */
final class HelperClosedIt {
  static void run() {
    ModelLease lease = ModelLease.of(Sequential.withInputs(1, new Dense(1)));
    retire(lease);
    lease.close(); // want DoubleDispose definite
  }

  private static void retire(ModelLease old) {
    System.out.println("retiring");
    old.close();
  }
}
