// runs: clean
// trap: lambdas-and-async
import dev.tensorlint.runtime.Tensor;
import java.util.List;
import java.util.Optional;

/** The read is inside the lambda that runs before the close. */
final class LambdaReadsOpen {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    List.of(0, 1).forEach(i -> System.out.println(x.toFloatArray()[i]));
    Optional.of(x).ifPresent(tensor -> System.out.println(tensor.toFloatArray()[0]));
    x.close();
  }
}
