// runs: throws IllegalStateException
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.ModelLease;
import dev.tensorlint.runtime.nn.Sequential;

/** Try-with-resources closes what the body has closed. */
final class BlockClosesToo {
  static void run() {
    try (ModelLease lease = ModelLease.of(Sequential.withInputs(1, new Dense(1)))) { // want DoubleDispose definite
      System.out.println(lease.isClosed());
      lease.close();
    }
  }
}
