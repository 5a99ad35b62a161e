// runs: leaks 1 tensor
// trap: collections-and-closers
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** The list knows it, and nobody asks the list. */
final class InListNeverClosed {
  static void run() {
    List<Tensor> all = new ArrayList<>();
    all.add(Tensor.of(1f)); // want UnscopedTensor definite
    System.out.println(all.size());
  }
}
