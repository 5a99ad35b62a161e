// runs: clean
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.ModelLease;
import dev.tensorlint.runtime.nn.Sequential;

/** The helper keeps its answer in a flag until the end. */
final class AnswerInFlag {
  static void run() {
    serve(0);
    serve(1);
  }

  private static void serve(int requests) {
    ModelLease lease = ModelLease.of(Sequential.withInputs(1, new Dense(1)));
    boolean isRetired = retired(lease, requests);
    System.out.println(requests);
    if (!isRetired) {
      lease.close();
    }
  }

  private static boolean retired(ModelLease lease, int requests) {
    boolean isClosed = false;
    if (requests == 0) {
      lease.close();
      isClosed = true;
    }
    System.out.println("asked");
    return isClosed;
  }
}
