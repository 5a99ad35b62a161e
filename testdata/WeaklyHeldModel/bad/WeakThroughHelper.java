// runs: leaks 1 model, clears the reference
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.WeakReference;

/** The helper keeps it weakly, and the caller not at all. */
final class WeakThroughHelper {
  private static WeakReference<Model> current = new WeakReference<>(null);

  static void run() {
    Model model = Sequential.withInputs(2, new Dense(1));
    remember(model); // want WeaklyHeldModel definite
  }

  private static void remember(Model model) {
    current = new WeakReference<>(model);
  }

  static boolean isGone() {
    return current.refersTo(null);
  }
}
