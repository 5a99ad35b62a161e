// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import java.util.Optional;

/** A method reference reads what the optional holds. */
final class MethodReferenceReads {
  static void run() {
    Tensor x = Tensor.of(1f);
    x.close();
    Optional.of(x)
        .map(Tensor::item) // want UseAfterDispose definite
        .ifPresent(System.out::println);
  }
}
