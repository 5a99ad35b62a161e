// runs: clean
// trap: collections-and-closers
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** What an object owns is put into a list, which is closed as a whole. */
final class ClosesTheListOfItsFields {

  private static final class Pair implements AutoCloseable {
    private final Tensor first = Tensor.zeros(1);
    private final Tensor second = Tensor.zeros(1);
    private final List<AutoCloseable> all = new ArrayList<>();

    Pair() {
      all.add(null);
    }

    float sum() {
      return first.item() + second.item();
    }

    @Override
    public void close() throws Exception {
      all.set(0, first);
      all.add(second);
      for (AutoCloseable one : all) {
        one.close();
      }
    }
  }

  private static final class Single implements AutoCloseable {
    private final Tensor only = Tensor.ones(1);

    float value() {
      return only.item();
    }

    @Override
    public void close() {
      List<Tensor> all = new ArrayList<>();
      all.add(only);
      closeAll(all);
    }

    private static void closeAll(List<? extends Tensor> tensors) {
      tensors.forEach(Tensor::close);
    }
  }

  static void run() throws Exception {
    try (Pair pair = new Pair();
        Single single = new Single()) {
      System.out.println(pair.sum() + single.value());
    }
  }
}
