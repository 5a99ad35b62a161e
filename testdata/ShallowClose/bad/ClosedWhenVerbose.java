// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** Only a verbose run closes what it shows. */
final class ClosedWhenVerbose {
  static void run() {
    show(false);
  }

  private static void show(boolean isVerbose) {
    List<Tensor> parts = parts();
    if (isVerbose) {
      parts.forEach(Tensor::close);
    }
    parts.clear(); // want ShallowClose potential
  }

  private static List<Tensor> parts() {
    List<Tensor> parts = new ArrayList<>();
    parts.add(Tensor.of(1f));
    parts.add(Tensor.of(2f));
    return parts;
  }
}
