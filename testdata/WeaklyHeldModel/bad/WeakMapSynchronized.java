// runs: leaks 1 model, clears the reference
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;

/** A synchronized view of a weak map is a weak map. */
final class WeakMapSynchronized {
  private static final Map<Model, String> NAMES = Collections.synchronizedMap(new WeakHashMap<>());

  static void run() {
    Model model = Sequential.withInputs(2, new Dense(1));
    NAMES.put(model, "classifier"); // want WeaklyHeldModel definite
  }

  static boolean isGone() {
    return NAMES.isEmpty();
  }
}
