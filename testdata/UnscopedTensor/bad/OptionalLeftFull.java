// runs: leaks 1 tensor
// trap: null-guards
import dev.tensorlint.runtime.Tensor;
import java.util.Optional;

/** The optional is asked for the wrong thing. */
final class OptionalLeftFull {
  static void run() {
    show(true);
  }

  private static void show(boolean isWanted) {
    Optional<Tensor> x = Optional.of(Tensor.of(1f, -2f)); // want UnscopedTensor definite
    if (x.isEmpty()) {
      x.get().close();
    }
    System.out.println(isWanted);
  }
}
