// runs: keeps the reference
// trap: held-elsewhere
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.WeakReference;

/** A static field holds it, the weak reference only looks at it. */
final class StaticFieldHoldsToo {
  private static Model model;
  private static WeakReference<Model> watcher = new WeakReference<>(null);

  static void run() {
    model = Sequential.withInputs(2, new Dense(1));
    watcher = new WeakReference<>(model);
  }

  static boolean isGone() {
    return watcher.refersTo(null);
  }

  static void stop() {
    model.close();
  }
}
