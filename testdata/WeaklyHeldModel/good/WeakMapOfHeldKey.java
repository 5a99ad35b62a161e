// runs: keeps the reference
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.util.Map;
import java.util.WeakHashMap;

/** The map's entry lives as long as the field does. */
final class WeakMapOfHeldKey {
  private static final Map<Model, String> NAMES = new WeakHashMap<>();
  private static Model model;

  static void run() {
    Model loaded = Sequential.withInputs(2, new Dense(1));
    NAMES.put(loaded, "classifier");
    model = loaded;
  }

  static boolean isGone() {
    return NAMES.isEmpty();
  }

  static void stop() {
    model.close();
  }
}
