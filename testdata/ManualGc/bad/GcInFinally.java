// runs: collects the garbage
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** Cleaning up by asking for it. */
final class GcInFinally {
  static void run() {
    try (Model model = Sequential.withInputs(1, new Dense(1));
        Tensor x = Tensor.of(new float[] {1}, Shape.of(1, 1));
        Tensor y = model.predict(x)) {
      System.out.println(y.item());
    } finally {
      System.gc(); // want ManualGc potential
    }
  }
}
