// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The field has a new value when it is read. */
final class FieldReplaced {
  private Tensor weights = Tensor.of(1f, -2f);

  static void run() {
    FieldReplaced layer = new FieldReplaced();
    System.out.println(layer.update());
    layer.weights.close();
  }

  private float update() {
    Tensor next = weights.mul(2f);
    weights.close();
    weights = next;
    return weights.toFloatArray()[0];
  }
}
