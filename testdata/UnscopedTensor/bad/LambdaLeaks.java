// runs: leaks 2 tensors
// trap: lambdas-and-async
import dev.tensorlint.runtime.Tensor;
import java.util.List;

/** The lambda runs for every element, and leaks each time. */
final class LambdaLeaks {
  static void run() {
    List.of(1f, 2f)
        .forEach(
            value -> {
              Tensor x = Tensor.of(value); // want UnscopedTensor definite
              System.out.println(x.toFloatArray()[0]);
            });
  }
}
