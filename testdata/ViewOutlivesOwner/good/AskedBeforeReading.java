// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;

/** The program asks whether the variable is still open. */
final class AskedBeforeReading {
  static void run() {
    try (Tensor start = Tensor.of(1f, -2f)) {
      show(start, true);
      show(start, false);
    }
  }

  private static void show(Tensor start, boolean last) {
    Variable weight = Variable.of(start);
    Tensor view = weight.value();
    if (last) {
      weight.close();
    }
    if (!last) {
      System.out.println(view.toFloatArray()[0]);
      weight.close();
    }
  }
}
