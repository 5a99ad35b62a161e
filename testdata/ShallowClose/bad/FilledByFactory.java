// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** A factory fills the list of the object that it makes; the object only clears it. */
final class FilledByFactory implements AutoCloseable {
  private final List<Tensor> copies = new ArrayList<>();

  static void run() {
    try (Tensor x = Tensor.of(1f);
        FilledByFactory book = of(List.of(x, x))) {
      System.out.println(book.size());
    }
  }

  private static FilledByFactory of(List<Tensor> all) {
    FilledByFactory book = new FilledByFactory();
    for (Tensor each : all) {
      book.copies.add(each.mul(2f));
    }
    return book;
  }

  private int size() {
    return copies.size();
  }

  @Override
  public void close() {
    copies.clear(); // want ShallowClose definite
  }
}
