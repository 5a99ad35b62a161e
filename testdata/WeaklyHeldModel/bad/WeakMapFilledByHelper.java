// runs: leaks 1 model, clears the reference
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.util.Map;
import java.util.WeakHashMap;

/** The helper does not know how long the key lives, and nor does who calls it. */
final class WeakMapFilledByHelper {
  private static final Map<Object, Model> MODELS = new WeakHashMap<>();

  static void run() {
    Model model = Sequential.withInputs(2, new Dense(1));
    store(new Object(), model); // want WeaklyHeldModel potential
  }

  private static void store(Object user, Model model) {
    MODELS.put(user, model);
  }

  static boolean isGone() {
    return MODELS.isEmpty();
  }
}
