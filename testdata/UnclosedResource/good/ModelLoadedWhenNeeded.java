// runs: clean
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** Closed when it was loaded. */
final class ModelLoadedWhenNeeded {
  static void run() {
    show(true);
    show(false);
  }

  private static void show(boolean needed) {
    Model model = null;
    if (needed) {
      model = Sequential.withInputs(2, new Dense(1));
    }
    System.out.println(needed);
    if (model != null) {
      model.close();
    }
  }
}
