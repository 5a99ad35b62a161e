// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** A new list takes the place of the old one. */
final class ListReplaced {
  static void run() {
    List<Tensor> kept = new ArrayList<>();
    kept.add(Tensor.of(1f));
    kept = new ArrayList<>(); // want ShallowClose definite
    kept.add(Tensor.of(2f));
    kept.forEach(Tensor::close);
  }
}
