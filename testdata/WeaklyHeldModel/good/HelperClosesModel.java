// runs: clean
// trap: closed-in-helper
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.WeakReference;

/** The helper closes it. */
final class HelperClosesModel {
  private static WeakReference<Model> latest = new WeakReference<>(null);

  static void run() {
    Model model = Sequential.withInputs(2, new Dense(1));
    latest = new WeakReference<>(model);
    retire(model);
  }

  private static void retire(Model model) {
    System.out.println("retiring " + model + ", latest: " + latest.get());
    model.close();
  }
}
