// runs: keeps the reference
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.WeakReference;
import java.util.function.Supplier;

/** The stored lambda captures it. */
final class CapturedByStoredLambda {
  private static Supplier<Model> current;
  private static WeakReference<Model> latest = new WeakReference<>(null);

  static void run() {
    Model model = Sequential.withInputs(2, new Dense(1));
    latest = new WeakReference<>(model);
    current = () -> model;
  }

  static boolean isGone() {
    return latest.refersTo(null);
  }

  static void stop() {
    current.get().close();
  }
}
