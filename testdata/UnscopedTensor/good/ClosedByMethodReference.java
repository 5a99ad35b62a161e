// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.List;

/** A method reference closes every element. */
final class ClosedByMethodReference {
  static void run() {
    Tensor a = Tensor.of(1f);
    Tensor b = Tensor.of(2f);
    List<Tensor> both = List.of(a, b);
    System.out.println(a.toFloatArray()[0] + b.toFloatArray()[0]);
    both.forEach(Tensor::close);
  }
}
