// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.Optional;

/** The functions read what the optional holds, and nothing closes it. */
final class SourceOfMappedOptional {
  static void run() {
    float value = found(2f).map(Tensor::item).orElse(0f); // want DiscardedTensor definite
    Tensor squared = found(value).map(Tensor::square).get(); // want DiscardedTensor definite
    System.out.println(squared.item());
    squared.close();
  }

  private static Optional<Tensor> found(float value) {
    return value > 0 ? Optional.of(Tensor.of(value)) : Optional.empty();
  }
}
