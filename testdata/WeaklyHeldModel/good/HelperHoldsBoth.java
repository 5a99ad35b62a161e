// runs: keeps the reference
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.WeakReference;

/** The helper that registers it weakly also stores it. */
final class HelperHoldsBoth {
  private static Model model;
  private static WeakReference<Model> latest = new WeakReference<>(null);

  static void run() {
    register(Sequential.withInputs(2, new Dense(1)));
  }

  private static void register(Model loaded) {
    latest = new WeakReference<>(loaded);
    model = loaded;
  }

  static boolean isGone() {
    return latest.refersTo(null);
  }

  static void stop() {
    model.close();
  }
}
