// runs: leaks 1 model, clears the reference
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.WeakReference;

/** A reference class of one's own is as weak as its superclass. */
final class NamedReference {
  private static Named current;

  static void run() {
    Model model = Sequential.withInputs(2, new Dense(1));
    current = new Named("classifier", model); // want WeaklyHeldModel definite
  }

  static boolean isGone() {
    return current.refersTo(null);
  }

  private static final class Named extends WeakReference<Model> {
    final String name;

    Named(String name, Model model) {
      super(model);
      this.name = name;
    }
  }
}
