// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.Optional;

/** For the arguments that are passed here, the helpers create nothing. */
final class EmptyForTheseArguments {
  static void run() {
    Tensor none = positive(0);
    if (none != null) {
      System.out.println(none.item());
    }
    Optional<Tensor> empty = ifPositive(-1);
    if (empty.isPresent()) {
      System.out.println(empty.get().item());
    }
    ifPositive(0).ifPresent(tensor -> System.out.println(tensor.item()));
    named(null).ifPresent(tensor -> System.out.println(tensor.item()));
    System.out.println(when(false).isEmpty());
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
