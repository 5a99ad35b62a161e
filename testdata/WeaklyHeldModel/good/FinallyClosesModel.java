// runs: clean
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.WeakReference;

/** The finally block closes it. */
final class FinallyClosesModel {
  private static WeakReference<Model> latest = new WeakReference<>(null);

  static void run() {
    Model model = Sequential.withInputs(2, new Dense(1));
    try {
      latest = new WeakReference<>(model);
      System.out.println(latest.get() == model);
    } finally {
      model.close();
    }
  }
}
