// runs: keeps the reference
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.WeakReference;

/** A record in a field holds it strongly. */
final class HeldInRecord {
  private static Entry entry;
  private static WeakReference<Model> latest = new WeakReference<>(null);

  static void run() {
    Model model = Sequential.withInputs(2, new Dense(1));
    latest = new WeakReference<>(model);
    entry = new Entry("classifier", model);
  }

  static boolean isGone() {
    return latest.refersTo(null);
  }

  static void stop() {
    entry.model().close();
  }

  private record Entry(String name, Model model) {}
}
