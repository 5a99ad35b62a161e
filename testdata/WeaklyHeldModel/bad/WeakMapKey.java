// runs: leaks 1 model, clears the reference
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.util.Map;
import java.util.WeakHashMap;

/** The keys of a weak map are weakly held. */
final class WeakMapKey {
  private static final Map<Model, String> NAMES = new WeakHashMap<>();

  static void run() {
    Model model = Sequential.withInputs(2, new Dense(1));
    NAMES.put(model, "classifier"); // want WeaklyHeldModel definite
  }

  static boolean isGone() {
    return NAMES.isEmpty();
  }
}
