// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** The caller closes all that a method has put into its list, and reads one of them once more. */
final class OutParameterReadAfterClose {
  static void run() {
    List<Tensor> parts = new ArrayList<>();
    split(parts);
    Tensor first = parts.get(0);
    parts.forEach(Tensor::close);
    System.out.println(first.item()); // want UseAfterDispose definite
  }

  private static void split(List<Tensor> parts) {
    parts.add(Tensor.of(1f));
    parts.add(Tensor.of(2f));
  }
}
