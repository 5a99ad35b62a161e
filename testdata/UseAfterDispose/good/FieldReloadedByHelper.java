// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The helper puts a new tensor into the field. */
final class FieldReloadedByHelper {
  private Tensor weights = Tensor.of(1f, -2f);

  static void run() {
    new FieldReloadedByHelper().update();
  }

  private void update() {
    weights.close();
    reload();
    System.out.println(weights.toFloatArray()[0]);
    weights.close();
  }

  private void reload() {
    weights = Tensor.of(3f, 4f);
  }
}
