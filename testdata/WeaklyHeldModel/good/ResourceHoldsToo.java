// runs: clean
// trap: wrapper-chains
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.WeakReference;

/** The try block owns it. */
final class ResourceHoldsToo {
  private static WeakReference<Model> latest = new WeakReference<>(null);

  static void run() {
    try (Model model = Sequential.withInputs(2, new Dense(1))) {
      latest = new WeakReference<>(model);
      System.out.println(latest.get() == model);
    }
  }
}
