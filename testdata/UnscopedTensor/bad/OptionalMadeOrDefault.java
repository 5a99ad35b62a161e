// runs: leaks 5 tensors
import static java.util.Objects.requireNonNullElseGet;

import dev.tensorlint.runtime.Tensor;
import java.util.Optional;

/** What a function returns through an optional belongs to the one who takes it out. */
final class OptionalMadeOrDefault {
  static void run() {
    Tensor made = Optional.of(2f).map(one -> Tensor.of(one)).get(); // want UnscopedTensor definite
    Tensor same = Optional.of(2f).map(Tensor::of).orElseThrow(); // want UnscopedTensor definite
    Optional<Tensor> none = Optional.empty();
    Tensor other = none.orElseGet(() -> Tensor.of(1f)); // want UnscopedTensor definite
    Tensor last = requireNonNullElseGet(null, () -> Tensor.of(3f)); // want UnscopedTensor definite
    Tensor twice = weight("0.5").flatMap(one -> doubled(one)).get(); // want UnscopedTensor definite
    System.out.println(made.item() + same.item() + other.item() + last.item() + twice.item());
  }

  private static Optional<Tensor> weight(String text) {
    return text == null ? Optional.empty() : Optional.of(Tensor.of(Float.parseFloat(text)));
  }

  private static Optional<Tensor> doubled(Tensor one) {
    try (one) {
      return Optional.of(one.mul(2f));
    }
  }
}
