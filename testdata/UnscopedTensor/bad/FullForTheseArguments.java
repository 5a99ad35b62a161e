// runs: leaks 4 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.Optional;

/** For the arguments that are passed here, each helper creates a tensor. */
final class FullForTheseArguments {
  static void run() {
    Tensor some = positive(1); // want UnscopedTensor definite
    if (some != null) {
      System.out.println(some.item());
    }
    Optional<Tensor> full = ifPositive(2); // want UnscopedTensor definite
    if (full.isPresent()) {
      System.out.println(full.get().item());
    }
    named("x").ifPresent(tensor -> System.out.println(tensor.item())); // want UnscopedTensor definite
    Optional<Tensor> wanted = when(true); // want UnscopedTensor definite
    System.out.println(wanted.isEmpty());
  }

  private static Tensor positive(int value) {
    return value > 0 ? Tensor.of(value) : null;
  }

  private static Optional<Tensor> ifPositive(int value) {
    if (value <= 0) {
      return Optional.empty();
    }
    return Optional.of(Tensor.of(value));
  }

  private static Optional<Tensor> named(String name) {
    if (name == null) {
      return Optional.empty();
    }
    return Optional.of(Tensor.of(name.length()));
  }

  private static Optional<Tensor> when(boolean isWanted) {
    return isWanted ? Optional.of(Tensor.of(1f)) : Optional.empty();
  }
}
