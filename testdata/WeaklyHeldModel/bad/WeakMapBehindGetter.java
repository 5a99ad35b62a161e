// runs: leaks 1 model, clears the reference
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.util.Map;
import java.util.WeakHashMap;

/** The cache gives a model back that nobody else holds, and its caller forgets it. */
final class WeakMapBehindGetter {
  private static final Map<Object, Model> MODELS = new WeakHashMap<>();

  static void run() {
    Model model = modelOf(new Object()); // want WeaklyHeldModel potential
    System.out.println(model.isClosed());
  }

  private static Model modelOf(Object user) {
    Model cached = MODELS.get(user);
    if (cached != null) {
      return cached;
    }
    Model made = Sequential.withInputs(2, new Dense(1));
    MODELS.put(user, made);
    return made;
  }

  static boolean isGone() {
    return MODELS.isEmpty();
  }
}
