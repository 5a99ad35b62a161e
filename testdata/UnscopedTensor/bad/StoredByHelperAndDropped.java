// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** A helper puts the tensor into a list, which nobody closes. */
final class StoredByHelperAndDropped {
  static void run() {
    List<Tensor> all = new ArrayList<>();
    store(all, Tensor.of(1f)); // want UnscopedTensor definite
    System.out.println(all.size());
  }

  private static void store(List<Tensor> all, Tensor x) {
    all.add(x);
  }
}
