// runs: clean
// trap: collections-and-closers
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** A helper closes all of a collection. */
final class CollectionCloser {
  static void run() {
    List<Tensor> parts = parts();
    closeAll(parts);
  }

  private static void closeAll(Collection<Tensor> all) {
    all.forEach(Tensor::close);
  }

  private static List<Tensor> parts() {
    List<Tensor> parts = new ArrayList<>();
    parts.add(Tensor.of(1f));
    parts.add(Tensor.of(2f));
    return parts;
  }
}
