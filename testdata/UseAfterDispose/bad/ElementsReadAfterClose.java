// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** The second loop comes too late. */
final class ElementsReadAfterClose {
  static void run() {
    List<Tensor> parts = parts();
    parts.forEach(Tensor::close);
    for (Tensor part : parts) {
      System.out.println(part.item()); // want UseAfterDispose definite
    }
  }

  private static List<Tensor> parts() {
    List<Tensor> parts = new ArrayList<>();
    parts.add(Tensor.of(1f));
    parts.add(Tensor.of(2f));
    return parts;
  }
}
