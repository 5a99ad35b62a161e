// runs: clean
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.ModelLease;
import dev.tensorlint.runtime.nn.Sequential;

/** The variable holds another share when it is closed again. */
final class AnotherShareBetween {
  static void run() {
    ModelLease first = ModelLease.of(Sequential.withInputs(1, new Dense(1)));
    ModelLease lease = first.share();
    lease.close();
    lease = first.share();
    lease.close();
    first.close();
  }
}
