// runs: clean
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.ModelLease;
import dev.tensorlint.runtime.nn.Sequential;

/** Two shares of one model, and each is given back once. */
final class EachShareOnce {
  static void run() {
    try (ModelLease lease = ModelLease.of(Sequential.withInputs(1, new Dense(1)));
        ModelLease other = lease.share()) {
      System.out.println(lease.isClosed() || other.isClosed());
    }
  }
}
