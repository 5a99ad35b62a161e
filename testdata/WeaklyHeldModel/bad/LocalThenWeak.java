// runs: leaks 1 model, clears the reference
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.WeakReference;

/** The variable that holds it strongly ends with the method. */
final class LocalThenWeak {
  private static WeakReference<Model> current = new WeakReference<>(null);

  static void run() {
    Model model = Sequential.withInputs(2, new Dense(1));
    try (Tensor x = Tensor.ones(1, 2);
        Tensor y = model.predict(x)) {
      System.out.println(y.toFloatArray()[0]);
    }
    current = new WeakReference<>(model); // want WeaklyHeldModel definite
  }

  static boolean isGone() {
    return current.refersTo(null);
  }
}
