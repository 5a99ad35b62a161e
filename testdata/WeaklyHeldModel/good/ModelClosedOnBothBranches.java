// runs: clean
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.WeakReference;

/** Closed on both branches. */
final class ModelClosedOnBothBranches {
  static void run() {
    show(true);
    show(false);
  }

  private static void show(boolean verbose) {
    Model model = Sequential.withInputs(2, new Dense(1));
    WeakReference<Model> latest = new WeakReference<>(model);
    if (verbose) {
      System.out.println(latest.get());
      model.close();
    } else {
      model.close();
    }
  }
}
