// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** The inputs are closed, what was made of them is not. */
final class MappedAndCounted {
  static void run() {
    List<Tensor> parts = parts();
    List<Tensor> positive = parts.stream().map(Tensor::relu).toList(); // want UnscopedTensor definite
    parts.forEach(Tensor::close);
    System.out.println(positive.size());
  }

  private static List<Tensor> parts() {
    List<Tensor> parts = new ArrayList<>();
    parts.add(Tensor.of(1f));
    parts.add(Tensor.of(2f));
    return parts;
  }
}
