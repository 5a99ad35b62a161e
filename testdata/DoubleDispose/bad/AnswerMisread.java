// runs: throws IllegalStateException
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.ModelLease;
import dev.tensorlint.runtime.nn.Sequential;

/** The helper answers that it has closed, and its caller closes then. */
final class AnswerMisread {
  static void run() {
    ModelLease lease = ModelLease.of(Sequential.withInputs(1, new Dense(1)));
    if (retired(lease, true)) {
      lease.close(); // want DoubleDispose definite
    } else {
      lease.close();
    }
  }

  private static boolean retired(ModelLease lease, boolean isLast) {
    if (isLast) {
      lease.close();
      return true;
    }
    return false;
  }
}
