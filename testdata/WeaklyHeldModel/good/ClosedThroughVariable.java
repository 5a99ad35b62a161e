// runs: clean
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.WeakReference;

/** Closed through the strong variable: nothing is lost with the reference. */
final class ClosedThroughVariable {
  private static WeakReference<Model> latest = new WeakReference<>(null);

  static void run() {
    Model model = Sequential.withInputs(2, new Dense(1));
    latest = new WeakReference<>(model);
    System.out.println(latest.get() == model);
    model.close();
  }
}
