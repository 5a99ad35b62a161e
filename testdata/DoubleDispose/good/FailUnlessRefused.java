// runs: clean
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.ModelLease;
import dev.tensorlint.runtime.nn.Sequential;
import org.junit.jupiter.api.Assertions;

/** The old way to expect an exception. */
final class FailUnlessRefused {
  static void run() {
    ModelLease lease = ModelLease.of(Sequential.withInputs(1, new Dense(1)));
    lease.close();
    try {
      lease.close();
      Assertions.fail("the second release must be refused");
    } catch (IllegalStateException expected) {
      System.out.println("refused");
    }
  }
}
