// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import java.util.ArrayList;
import java.util.List;

/** A list that a field holds is used inside of the scope, and empty behind it. */
final class ListInsideTheScope {
  private final List<Tensor> steps = new ArrayList<>();

  static void run() {
    ListInsideTheScope object = new ListInsideTheScope();
    System.out.println(object.sum() + object.sum());
  }

  private float sum() {
    try (TensorScope scope = TensorScope.open()) {
      steps.add(Tensor.scalar(1f));
      Tensor twice = steps.get(0).mul(2f);
      steps.clear();
      return twice.item();
    }
  }
}
