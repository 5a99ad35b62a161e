// runs: throws IllegalStateException
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.ModelLease;
import dev.tensorlint.runtime.nn.Sequential;

/** One share, and a release in each round. */
final class ClosedEachRound {
  static void run() {
    ModelLease lease = ModelLease.of(Sequential.withInputs(1, new Dense(1)));
    for (int i = 0; i < 2; i++) {
      System.out.println("request " + i);
      lease.close(); // want DoubleDispose potential
    }
  }
}
