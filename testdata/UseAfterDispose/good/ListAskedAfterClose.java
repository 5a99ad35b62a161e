// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** A list knows its size whatever is closed in it. */
final class ListAskedAfterClose {
  static void run() {
    List<Tensor> parts = parts();
    parts.forEach(Tensor::close);
    System.out.println(parts.size() + " " + parts.isEmpty() + " " + parts.get(0).shape());
  }

  private static List<Tensor> parts() {
    List<Tensor> parts = new ArrayList<>();
    parts.add(Tensor.of(1f));
    parts.add(Tensor.of(2f));
    return parts;
  }
}
