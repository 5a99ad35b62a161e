// runs: leaks 1 model, clears the reference
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.WeakReference;
import java.util.List;

/** The lambda runs at once, and what it made ends with it. */
final class LambdaHoldsWeakly {
  private static WeakReference<Model> current = new WeakReference<>(null);

  static void run() {
    List.of(2)
        .forEach(
            inputs -> {
              Model model = Sequential.withInputs(inputs, new Dense(1));
              current = new WeakReference<>(model); // want WeaklyHeldModel definite
            });
  }

  static boolean isGone() {
    return current.refersTo(null);
  }
}
