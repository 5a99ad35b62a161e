// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** A list has it already, and closes it. */
final class HandedOverFirst {
  static void run() {
    List<Tensor> all = new ArrayList<>();
    Tensor x = Tensor.of(1f, -2f);
    all.add(x);
    x = x.relu();
    all.add(x);
    all.forEach(Tensor::close);
  }
}
