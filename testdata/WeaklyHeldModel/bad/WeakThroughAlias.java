// runs: leaks 1 model, clears the reference
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.WeakReference;

/** An alias does not hold it any longer than the variable does. */
final class WeakThroughAlias {
  private static WeakReference<Model> current = new WeakReference<>(null);

  static void run() {
    Model model = Sequential.withInputs(2, new Dense(1));
    Model same = model;
    current = new WeakReference<>(same); // want WeaklyHeldModel definite
  }

  static boolean isGone() {
    return current.refersTo(null);
  }
}
