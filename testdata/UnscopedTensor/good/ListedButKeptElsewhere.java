// runs: clean
// trap: held-elsewhere
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** What the pool makes and lists stays the pool's: the list only shows it. */
final class ListedButKeptElsewhere {
  private static final class Pool implements AutoCloseable {
    private final List<Tensor> owned = new ArrayList<>();

    void lend(List<Tensor> shown) {
      Tensor made = Tensor.of(1f);
      owned.add(made);
      shown.add(made);
    }

    @Override
    public void close() {
      owned.forEach(Tensor::close);
    }
  }

  static void run() {
    try (Pool pool = new Pool()) {
      List<Tensor> shown = new ArrayList<>();
      pool.lend(shown);
      System.out.println(shown.get(0).item());
    }
  }
}
