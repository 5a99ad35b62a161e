// runs: leaks 1 model, clears the reference
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.SoftReference;

/** A soft reference gives way when memory is short. */
final class SoftReferenceOnly {
  private static SoftReference<Model> current = new SoftReference<>(null);

  static void run() {
    Model model = Sequential.withInputs(2, new Dense(1));
    current = new SoftReference<>(model); // want WeaklyHeldModel definite
  }

  static boolean isGone() {
    return current.refersTo(null);
  }
}
