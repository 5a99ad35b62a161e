// runs: clean
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.ModelLease;
import dev.tensorlint.runtime.nn.Sequential;

/** The method that ends everything asks first. */
final class AskedBeforeSecondClose {
  static void run() {
    ModelLease first = ModelLease.of(Sequential.withInputs(1, new Dense(1)));
    ModelLease second = first.share();
    second.close();
    end(second);
    end(first);
  }

  private static void end(ModelLease lease) {
    if (!lease.isClosed()) {
      lease.close();
    }
  }
}
