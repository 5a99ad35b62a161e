// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.GradientTape;
import java.util.List;

/** A tape gives its gradients away. */
final class GradientsOfATapeForgotten {
  static void run() {
    try (GradientTape tape = GradientTape.open();
        Tensor x = Tensor.of(3f);
        Tensor square = x.square();
        Tensor loss = square.sum()) {
      List<Tensor> gradients = tape.gradients(loss, List.of(x)); // want UnscopedTensor definite
      System.out.println(gradients.size());
    }
  }
}
