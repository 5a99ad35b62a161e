// runs: clean
// trap: lambdas-and-async
import dev.tensorlint.runtime.Tensor;
import java.util.List;
import java.util.Optional;

/** The lambda closes what it is given. */
final class ClosedInLambda {
  static void run() {
    Optional<Tensor> maybe = Optional.of(Tensor.of(1f, -2f));
    maybe.ifPresent(
        tensor -> {
          System.out.println(tensor.toFloatArray()[0]);
          tensor.close();
        });
    List.of(1f, 2f)
        .forEach(
            value -> {
              try (Tensor x = Tensor.of(value)) {
                System.out.println(x.toFloatArray()[0]);
              }
            });
  }
}
