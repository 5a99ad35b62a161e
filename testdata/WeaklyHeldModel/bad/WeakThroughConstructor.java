// runs: leaks 1 model, clears the reference
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.WeakReference;

/** The registry's constructor keeps it weakly. */
final class WeakThroughConstructor {
  private static Registry registry = new Registry(null);

  static void run() {
    Model model = Sequential.withInputs(2, new Dense(1));
    registry = new Registry(model); // want WeaklyHeldModel definite
  }

  static boolean isGone() {
    return registry.model.refersTo(null);
  }

  private static final class Registry {
    final WeakReference<Model> model;

    Registry(Model model) {
      this.model = new WeakReference<>(model);
    }
  }
}
