// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;

/** The shape stays readable. */
final class ShapeOfClosedValue {
  static void run() {
    Tensor view;
    try (Tensor start = Tensor.of(1f, -2f);
        Variable weight = Variable.of(start)) {
      view = weight.value();
    }
    System.out.println(view.shape());
  }
}
