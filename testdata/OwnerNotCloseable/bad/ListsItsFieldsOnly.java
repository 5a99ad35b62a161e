// runs: leaks 2 tensors
// trap: collections-and-closers
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** What an object owns is put into lists that are emptied, or printed, and not closed. */
final class ListsItsFieldsOnly {

  private static final class Pair implements AutoCloseable {
    private final Tensor first = Tensor.zeros(1); // want OwnerNotCloseable definite
    private final Tensor second = Tensor.zeros(1); // want OwnerNotCloseable definite
    private final List<AutoCloseable> all = new ArrayList<>();

    float sum() {
      return first.item() + second.item();
    }

    @Override
    public void close() {
      all.add(first);
      all.clear();
      List<AutoCloseable> others = new ArrayList<>();
      others.add(second);
      System.out.println(others.size());
    }
  }

  static void run() {
    try (Pair pair = new Pair()) {
      System.out.println(pair.sum());
    }
  }
}
