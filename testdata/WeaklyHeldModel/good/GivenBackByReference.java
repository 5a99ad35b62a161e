// runs: clean
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.WeakReference;

/** What the reference gives back is the model, and a strong field keeps it. */
final class GivenBackByReference {
  private static WeakReference<Model> latest;
  private static Model current;

  static void run() {
    load();
    current.close();
  }

  private static void load() {
    Model model = Sequential.withInputs(2, new Dense(1));
    latest = new WeakReference<>(model);
    current = latest.get();
    System.out.println(model.isClosed());
  }
}
