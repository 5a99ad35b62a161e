// runs: leaks 1 model, clears the reference
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.WeakReference;

/** The field that holds it is set behind the early return. */
final class ReturnsBeforeStrong {
  private static WeakReference<Model> latest = new WeakReference<>(null);
  private static Model pinned;

  static void run() {
    load(false);
  }

  private static void load(boolean pin) {
    Model model = Sequential.withInputs(2, new Dense(1));
    latest = new WeakReference<>(model); // want WeaklyHeldModel definite
    if (!pin) {
      return;
    }
    pinned = model;
  }

  static boolean isGone() {
    return latest.refersTo(null) && pinned == null;
  }
}
