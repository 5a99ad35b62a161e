// runs: leaks 1 model, clears the reference
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

/** A reference with a queue is as weak as one without. */
final class WeakWithQueue {
  private static final ReferenceQueue<Model> QUEUE = new ReferenceQueue<>();
  private static Reference<Model> current = new WeakReference<>(null);

  static void run() {
    Model model = Sequential.withInputs(2, new Dense(1));
    current = new WeakReference<>(model, QUEUE); // want WeaklyHeldModel definite
  }

  static boolean isGone() {
    return current.refersTo(null);
  }
}
