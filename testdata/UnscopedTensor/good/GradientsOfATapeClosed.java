// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.grad.GradientTape;
import java.util.List;

/** The gradients of a tape are closed, or a scope owns them. */
final class GradientsOfATapeClosed {
  static void run() {
    try (GradientTape tape = GradientTape.persistent();
        Tensor x = Tensor.of(3f);
        Tensor square = x.square();
        Tensor loss = square.sum()) {
      List<Tensor> gradients = tape.gradients(loss, List.of(x));
      System.out.println(gradients.get(0).item());
      gradients.forEach(Tensor::close);
      try (TensorScope scope = TensorScope.open()) {
        System.out.println(tape.gradients(loss, List.of(x)).get(0).item());
      }
    }
  }
}
