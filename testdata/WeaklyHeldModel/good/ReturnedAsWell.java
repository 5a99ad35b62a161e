// runs: keeps the reference
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.WeakReference;

/** The caller gets it, and holds it. */
final class ReturnedAsWell {
  private static Model serving;
  private static WeakReference<Model> latest = new WeakReference<>(null);

  static void run() {
    serving = load();
  }

  private static Model load() {
    Model model = Sequential.withInputs(2, new Dense(1));
    latest = new WeakReference<>(model);
    return model;
  }

  static boolean isGone() {
    return latest.refersTo(null);
  }

  static void stop() {
    serving.close();
  }
}
