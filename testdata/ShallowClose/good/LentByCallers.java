// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** The callers lend their tensors to the book, and close them themselves. */
final class LentByCallers implements AutoCloseable {
  private final List<Tensor> pages = new ArrayList<>();

  static void run() {
    try (Tensor first = Tensor.of(1f);
        LentByCallers book = new LentByCallers()) {
      book.add(first);
      System.out.println(book.size());
    }
  }

  private void add(Tensor page) {
    pages.add(page);
  }

  private int size() {
    return pages.size();
  }

  @Override
  public void close() {
    pages.clear();
  }
}
