// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import java.util.Optional;

/** The value of an optional is closed where it is present, and read there again. */
final class OptionalShownAfterClose {
  static void run() {
    Optional<Tensor> found = Optional.of(Tensor.ones(1, 2));
    found.ifPresent(Tensor::close);
    found.ifPresent(t -> System.out.println(t.toFloatArray()[0])); // want UseAfterDispose definite
  }
}
