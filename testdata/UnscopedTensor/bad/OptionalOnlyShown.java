// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.util.Optional;

/** The value of an optional is shown where it is present, and closed nowhere. */
final class OptionalOnlyShown {
  static void run() {
    show(true);
  }

  private static void show(boolean isWanted) {
    Optional<Tensor> found =
        isWanted ? Optional.of(Tensor.ones(1, 2)) : Optional.empty(); // want UnscopedTensor definite
    found.ifPresent(tensor -> System.out.println(tensor.toFloatArray()[0]));
  }
}
