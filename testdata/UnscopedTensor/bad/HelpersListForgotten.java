// runs: leaks 2 tensors
// trap: collections-and-closers
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** What a helper collected is the caller's. */
final class HelpersListForgotten {
  static void run() {
    List<Tensor> parts = parts(); // want UnscopedTensor definite
    System.out.println(parts.size());
  }

  private static List<Tensor> parts() {
    List<Tensor> parts = new ArrayList<>();
    parts.add(Tensor.of(1f));
    parts.add(Tensor.of(2f));
    return parts;
  }
}
