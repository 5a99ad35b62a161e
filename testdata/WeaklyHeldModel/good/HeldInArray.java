// runs: keeps the reference
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.WeakReference;

/** A static array holds it. */
final class HeldInArray {
  private static final Model[] SLOTS = new Model[1];
  private static WeakReference<Model> latest = new WeakReference<>(null);

  static void run() {
    Model model = Sequential.withInputs(2, new Dense(1));
    latest = new WeakReference<>(model);
    SLOTS[0] = model;
  }

  static boolean isGone() {
    return latest.refersTo(null);
  }

  static void stop() {
    SLOTS[0].close();
  }
}
