// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** The results take the variable of what they were made of. */
final class MappedInPlace {
  static void run() {
    List<Tensor> layers = parts();
    layers = layers.stream().map(Tensor::relu).toList(); // want ShallowClose definite
    layers.forEach(Tensor::close);
  }

  private static List<Tensor> parts() {
    List<Tensor> parts = new ArrayList<>();
    parts.add(Tensor.of(1f));
    parts.add(Tensor.of(2f));
    return parts;
  }
}
