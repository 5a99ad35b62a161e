// runs: leaks 2 models, clears the reference
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;

/** Every round puts another model behind a weak reference. */
final class WeakListInLoop {
  private static final List<WeakReference<Model>> MODELS = new ArrayList<>();

  static void run() {
    for (int units = 1; units < 3; units++) {
      Model model = Sequential.withInputs(2, new Dense(units));
      MODELS.add(new WeakReference<>(model)); // want WeaklyHeldModel definite
    }
  }

  static boolean isGone() {
    return MODELS.stream().allMatch(model -> model.refersTo(null));
  }
}
