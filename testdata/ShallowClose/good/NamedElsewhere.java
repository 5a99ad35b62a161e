// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** The list was only a view on what the method names. */
final class NamedElsewhere {
  static void run() {
    Tensor x = Tensor.of(1f);
    List<Tensor> inputs = new ArrayList<>();
    inputs.add(x);
    System.out.println(inputs.get(0).item());
    inputs.clear();
    x.close();
  }
}
