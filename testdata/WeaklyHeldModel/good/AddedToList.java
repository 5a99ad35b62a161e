// runs: keeps the reference
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;

/** Passed on to a list that holds it. */
final class AddedToList {
  private static final List<Model> LOADED = new ArrayList<>();
  private static WeakReference<Model> latest = new WeakReference<>(null);

  static void run() {
    Model model = Sequential.withInputs(2, new Dense(1));
    LOADED.add(model);
    latest = new WeakReference<>(model);
  }

  static boolean isGone() {
    return latest.refersTo(null);
  }

  static void stop() {
    LOADED.forEach(Model::close);
  }
}
