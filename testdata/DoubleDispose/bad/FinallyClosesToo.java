// runs: throws IllegalStateException
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.ModelLease;
import dev.tensorlint.runtime.nn.Sequential;

/** Closed at the end of the try block, and in finally once more. */
final class FinallyClosesToo {
  static void run() {
    ModelLease lease = ModelLease.of(Sequential.withInputs(1, new Dense(1)));
    try {
      System.out.println(lease.isClosed());
      lease.close();
    } finally {
      lease.close(); // want DoubleDispose definite
    }
  }
}
