// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** A view is filled again: that fills the list. */
final class RefilledThroughView {
  static void run() {
    List<Tensor> all = new ArrayList<>();
    all.add(Tensor.of(1f));
    all.add(Tensor.of(2f));
    try {
      System.out.println(refill(all));
    } finally {
      all.forEach(Tensor::close);
    }
  }

  private static float refill(List<Tensor> all) {
    List<Tensor> first = all.subList(0, 1);
    all.get(0).close();
    first.set(0, Tensor.of(3f));
    return all.get(0).item();
  }
}
