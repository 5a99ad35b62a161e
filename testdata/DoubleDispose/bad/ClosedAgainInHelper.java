// runs: throws IllegalStateException
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.ModelLease;
import dev.tensorlint.runtime.nn.Sequential;

/** The helper gives back what its caller has given back. */
final class ClosedAgainInHelper {
  static void run() {
    ModelLease lease = ModelLease.of(Sequential.withInputs(1, new Dense(1)));
    lease.close();
    retire(lease); // want DoubleDispose definite
  }

  private static void retire(ModelLease old) {
    System.out.println("retiring");
    old.close();
  }
}
