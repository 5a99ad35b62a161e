// runs: leaks 1 model, clears the reference
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.util.Collections;
import java.util.Set;
import java.util.WeakHashMap;

/** A set over a weak map is as weak as the map. */
final class WeakSetOfModels {
  private static final Set<Model> LOADED = Collections.newSetFromMap(new WeakHashMap<>());

  static void run() {
    Model model = Sequential.withInputs(2, new Dense(1));
    LOADED.add(model); // want WeaklyHeldModel definite
  }

  static boolean isGone() {
    return LOADED.isEmpty();
  }
}
