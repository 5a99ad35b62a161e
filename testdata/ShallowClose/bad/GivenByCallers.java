// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** The callers give their tensors to the book, which is cleared instead of closed. */
final class GivenByCallers implements AutoCloseable {
  private final List<Tensor> pages = new ArrayList<>();

  static void run() {
    try (GivenByCallers book = new GivenByCallers()) {
      book.add(Tensor.of(1f));
      book.add(Tensor.of(2f));
    }
  }

  private void add(Tensor page) {
    pages.add(page);
  }

  @Override
  public void close() {
    pages.clear(); // want ShallowClose definite
  }
}
