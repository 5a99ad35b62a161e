// runs: leaks 1 tensor
// trap: collections-and-closers
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** The loop ends too early. */
final class OnlyFirstElementClosed {
  static void run() {
    List<Tensor> parts = parts(); // want UnscopedTensor potential
    for (Tensor part : parts) {
      part.close();
      break;
    }
  }

  private static List<Tensor> parts() {
    List<Tensor> parts = new ArrayList<>();
    parts.add(Tensor.of(1f));
    parts.add(Tensor.of(2f));
    return parts;
  }
}
