// runs: throws IllegalStateException
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.ModelLease;
import dev.tensorlint.runtime.nn.Sequential;

/** A case without break runs into the next one. */
final class CaseFallsThrough {
  static void run() {
    handle("reload");
    handle("stop");
  }

  private static void handle(String command) {
    ModelLease lease = ModelLease.of(Sequential.withInputs(1, new Dense(1)));
    switch (command) {
      case "stop":
        lease.close();
      case "reload":
        lease.close(); // want DoubleDispose potential
        break;
      default:
        lease.close();
    }
  }
}
