// runs: keeps the reference
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.Map;

/** An ordinary map holds its values. */
final class StrongMap {
  private static final Map<String, Model> MODELS = new HashMap<>();
  private static WeakReference<Model> latest = new WeakReference<>(null);

  static void run() {
    Model model = Sequential.withInputs(2, new Dense(1));
    latest = new WeakReference<>(model);
    MODELS.put("classifier", model);
  }

  static boolean isGone() {
    return latest.refersTo(null);
  }

  static void stop() {
    MODELS.values().forEach(Model::close);
  }
}
