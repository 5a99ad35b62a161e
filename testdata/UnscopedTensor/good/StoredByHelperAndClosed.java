// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** Helpers put tensors into lists, always or perhaps, and all are closed. */
final class StoredByHelperAndClosed {
  static void run() {
    List<Tensor> all = new ArrayList<>();
    store(all, Tensor.of(1f));
    Tensor rest = Tensor.of(2f);
    if (!storeIf(rest.item() > 3, all, rest)) {
      rest.close();
    }
    for (Tensor x : filled()) {
      x.close();
    }
    all.forEach(Tensor::close);
  }

  private static List<Tensor> filled() {
    List<Tensor> all = new ArrayList<>();
    store(all, Tensor.of(4f));
    return all;
  }

  private static boolean storeIf(boolean wanted, List<Tensor> all, Tensor x) {
    if (wanted) {
      store(all, x);
    }
    return wanted;
  }

  private static void store(List<Tensor> all, Tensor x) {
    all.add(x);
  }
}
