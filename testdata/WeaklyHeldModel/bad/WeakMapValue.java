// runs: leaks 1 model, clears the reference
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.util.WeakHashMap;

/** The values of a weak map live only as long as their keys. */
final class WeakMapValue {
  private static final WeakHashMap<Object, Model> MODELS = new WeakHashMap<>();

  static void run() {
    Object user = new Object();
    MODELS.put(user, Sequential.withInputs(2, new Dense(1))); // want WeaklyHeldModel definite
  }

  static boolean isGone() {
    return MODELS.isEmpty();
  }
}
