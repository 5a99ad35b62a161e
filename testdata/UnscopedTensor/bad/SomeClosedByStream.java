// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** Only the elements that pass a filter are closed. */
final class SomeClosedByStream {
  static void run() {
    List<Tensor> all = new ArrayList<>();
    all.add(Tensor.of(-1f)); // want UnscopedTensor potential
    all.stream().filter(each -> each.item() > 0).forEach(Tensor::close);
  }
}
