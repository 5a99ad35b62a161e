// runs: throws IllegalStateException
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.ModelLease;
import dev.tensorlint.runtime.nn.Sequential;

/** Two names, one share. */
final class BothNamesClosed {
  static void run() {
    ModelLease lease = ModelLease.of(Sequential.withInputs(1, new Dense(1)));
    ModelLease same = lease;
    same.close();
    lease.close(); // want DoubleDispose definite
  }
}
