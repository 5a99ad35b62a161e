// runs: leaks 1 model, clears the reference
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.WeakReference;

/** The only way to the model is a weak reference. */
final class WeakReferenceOnly {
  private static WeakReference<Model> current = new WeakReference<>(null);

  static void run() {
    current =
        new WeakReference<>( // want WeaklyHeldModel definite
            Sequential.withInputs(2, new Dense(1)));
  }

  static boolean isGone() {
    return current.refersTo(null);
  }
}
