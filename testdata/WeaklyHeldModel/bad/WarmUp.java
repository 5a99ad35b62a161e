// runs: leaks 1 model, clears the reference
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.SoftReference;

/** Warming a cache up without holding what it holds softly. */
final class WarmUp {
  private static SoftReference<Model> cached = new SoftReference<>(null);

  static void run() {
    Model model = cached.get();
    if (model == null) {
      model = Sequential.withInputs(2, new Dense(1));
      cached = new SoftReference<>(model); // want WeaklyHeldModel definite
    }
    System.out.println("warm: " + model);
  }

  static boolean isGone() {
    return cached.refersTo(null);
  }
}
