// runs: throws IllegalStateException
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.ModelLease;
import dev.tensorlint.runtime.nn.Sequential;
import java.util.HashMap;
import java.util.Map;

/** A method closes leases and leaves them in the map. */
final class ClosedOnesStayInTheMap implements AutoCloseable {
  private final Map<String, ModelLease> leases = new HashMap<>();

  static void run() {
    try (ClosedOnesStayInTheMap pool = new ClosedOnesStayInTheMap()) {
      for (String name : new String[] {"old/a", "old/a"}) {
        pool.replace(name);
      }
    }
  }

  private void endOld() {
    leases.forEach(
        (name, lease) -> {
          if (name.startsWith("old")) {
            lease.close();
          }
        });
  }

  void replace(String name) {
    endOld();
    ModelLease former = leases.get(name);
    if (former != null) {
      former.close(); // want DoubleDispose potential
    }
    leases.put(name, ModelLease.of(Sequential.withInputs(1, new Dense(1))));
  }

  @Override
  public void close() {
    leases.values().forEach(ModelLease::close);
  }
}
