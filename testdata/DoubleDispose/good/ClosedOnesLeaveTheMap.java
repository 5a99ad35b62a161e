// runs: clean
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.ModelLease;
import dev.tensorlint.runtime.nn.Sequential;
import java.util.HashMap;
import java.util.Map;

/** A function closes the leases that it removes: those that stay are open. */
final class ClosedOnesLeaveTheMap implements AutoCloseable {
  private final Map<String, ModelLease> leases = new HashMap<>();

  static void run() {
    try (ClosedOnesLeaveTheMap pool = new ClosedOnesLeaveTheMap()) {
      for (String name : new String[] {"old/a", "new/a", "new/a"}) {
        pool.replace(name);
      }
    }
  }

  private void endOld() {
    leases
        .entrySet()
        .removeIf(
            entry -> {
              if (entry.getKey().startsWith("old")) {
                entry.getValue().close();
                return true;
              }
              return false;
            });
  }

  void replace(String name) {
    endOld();
    ModelLease former = leases.get(name);
    if (former != null) {
      former.close();
    }
    leases.put(name, ModelLease.of(Sequential.withInputs(1, new Dense(1))));
  }

  @Override
  public void close() {
    leases.values().forEach(ModelLease::close);
  }
}
