// runs: leaks 1 model, clears the reference
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.WeakReference;

/** Only one way puts it into a field that holds it. */
final class StrongOnOneBranch {
  private static WeakReference<Model> current = new WeakReference<>(null);
  private static Model pinned;

  static void run() {
    load(true);
    load(false);
  }

  private static void load(boolean pin) {
    Model model = Sequential.withInputs(2, new Dense(1));
    if (pin) {
      pinned = model;
    }
    current = new WeakReference<>(model); // want WeaklyHeldModel potential
  }

  static boolean isGone() {
    return current.refersTo(null);
  }

  static void stop() {
    pinned.close();
  }
}
