// runs: clean
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.ModelLease;
import dev.tensorlint.runtime.nn.Sequential;
import org.junit.jupiter.api.Assertions;

/** A test that closes twice on purpose. */
final class TestExpectsRefusal {
  static void run() {
    ModelLease lease = ModelLease.of(Sequential.withInputs(1, new Dense(1)));
    lease.close();
    Assertions.assertThrows(IllegalStateException.class, () -> lease.close());
    Assertions.assertThrows(IllegalStateException.class, lease::close);
  }
}
