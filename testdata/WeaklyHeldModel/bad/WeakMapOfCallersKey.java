// runs: leaks 1 model, clears the reference
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.util.Map;
import java.util.WeakHashMap;

/** The model lives as long as the key: how long that is, only the caller knows. */
final class WeakMapOfCallersKey {
  private static final Map<Object, Model> MODELS = new WeakHashMap<>();

  static void run() {
    load(new Object());
  }

  private static void load(Object user) {
    MODELS.put(user, Sequential.withInputs(2, new Dense(1))); // want WeaklyHeldModel potential
  }

  static boolean isGone() {
    return MODELS.isEmpty();
  }
}
