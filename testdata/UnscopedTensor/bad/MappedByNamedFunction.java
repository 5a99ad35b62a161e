// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.util.function.UnaryOperator;

/** The result of a function is a tensor of its own. */
final class MappedByNamedFunction {
  static void run() {
    UnaryOperator<Tensor> step = Tensor::relu;
    try (Tensor x = Tensor.of(1f, -2f)) {
      Tensor y = step.apply(x); // want UnscopedTensor definite
      System.out.println(y.toFloatArray()[0]);
    }
  }
}
