// runs: clean
// trap: collections-and-closers
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** So has one with an iterator. */
final class ClosedByIterator {
  static void run() {
    Iterator<Tensor> iterator = parts().iterator();
    while (iterator.hasNext()) {
      Tensor part = iterator.next();
      part.close();
      iterator.remove();
    }
  }

  private static List<Tensor> parts() {
    List<Tensor> parts = new ArrayList<>();
    parts.add(Tensor.of(1f));
    parts.add(Tensor.of(2f));
    return parts;
  }
}
