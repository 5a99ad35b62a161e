// runs: clean
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.ModelLease;
import dev.tensorlint.runtime.nn.Sequential;

/** However it leaves the loops, one way leads to one release. */
final class LabelledBreakThenClose {
  static void run() {
    serve(1);
    serve(3);
  }

  private static void serve(int stop) {
    ModelLease lease = ModelLease.of(Sequential.withInputs(1, new Dense(1)));
    rounds:
    for (int i = 0; i < 2; i++) {
      for (int j = 0; j < 2; j++) {
        if (i + j == stop) {
          break rounds;
        }
        if (j > i) {
          continue rounds;
        }
      }
    }
    lease.close();
  }
}
