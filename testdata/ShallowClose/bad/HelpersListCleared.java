// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** What a helper collected is the caller's, too. */
final class HelpersListCleared {
  static void run() {
    List<Tensor> parts = parts();
    System.out.println(parts.size());
    parts.clear(); // want ShallowClose definite
  }

  private static List<Tensor> parts() {
    List<Tensor> parts = new ArrayList<>();
    parts.add(Tensor.of(1f));
    parts.add(Tensor.of(2f));
    return parts;
  }
}
