// runs: leaks 1 model, clears the reference
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.SoftReference;
import java.util.HashMap;
import java.util.Map;

/** A cache of soft references is no owner, however strong the map is. */
final class SoftCache {
  private static final Map<String, SoftReference<Model>> CACHE = new HashMap<>();

  static void run() {
    Model model = Sequential.withInputs(2, new Dense(1));
    CACHE.put("classifier", new SoftReference<>(model)); // want WeaklyHeldModel definite
  }

  static boolean isGone() {
    return CACHE.get("classifier").refersTo(null);
  }
}
