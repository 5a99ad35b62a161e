// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** What was taken out is not closed with the rest. */
final class LeftItsListBeforeClose {
  static void run() {
    Tensor x = Tensor.of(1f);
    List<Tensor> all = new ArrayList<>();
    all.add(x);
    all.add(Tensor.of(2f));
    all.remove(x);
    all.forEach(Tensor::close);
    System.out.println(x.item());
    x.close();
  }
}
