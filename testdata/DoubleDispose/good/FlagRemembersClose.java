// runs: clean
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.ModelLease;
import dev.tensorlint.runtime.nn.Sequential;

/** A flag remembers that it was given back. */
final class FlagRemembersClose {
  static void run() {
    serve(0);
    serve(1);
  }

  private static void serve(int requests) {
    ModelLease lease = ModelLease.of(Sequential.withInputs(1, new Dense(1)));
    boolean isDone = false;
    if (requests == 0) {
      lease.close();
      isDone = true;
    }
    System.out.println(requests);
    if (!isDone) {
      lease.close();
    }
  }
}
