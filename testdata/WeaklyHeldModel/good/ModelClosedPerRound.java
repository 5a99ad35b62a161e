// runs: clean
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.WeakReference;

/** Each round closes its own model. */
final class ModelClosedPerRound {
  static void run() {
    for (int units = 1; units < 3; units++) {
      Model model = Sequential.withInputs(2, new Dense(units));
      WeakReference<Model> latest = new WeakReference<>(model);
      System.out.println(latest.get() == model);
      model.close();
    }
  }
}
