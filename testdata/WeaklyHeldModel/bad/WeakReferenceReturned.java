// runs: leaks 1 model, clears the reference
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.WeakReference;

/** The helper makes it and hands out a weak reference only. */
final class WeakReferenceReturned {
  private static WeakReference<Model> current = new WeakReference<>(null);

  static void run() {
    current = load();
  }

  private static WeakReference<Model> load() {
    Model model = Sequential.withInputs(2, new Dense(1));
    return new WeakReference<>(model); // want WeaklyHeldModel definite
  }

  static boolean isGone() {
    return current.refersTo(null);
  }
}
