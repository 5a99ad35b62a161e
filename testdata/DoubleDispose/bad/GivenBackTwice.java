// runs: throws IllegalStateException
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.ModelLease;
import dev.tensorlint.runtime.nn.Sequential;

/** The second release is refused: it would be somebody else's share. */
final class GivenBackTwice {
  static void run() {
    ModelLease lease = ModelLease.of(Sequential.withInputs(1, new Dense(1)));
    ModelLease other = lease.share();
    lease.close();
    System.out.println(other.isClosed());
    lease.close(); // want DoubleDispose definite
    other.close();
  }
}
