// runs: clean
// trap: null-guards
import dev.tensorlint.runtime.Tensor;
import java.util.Optional;

/** An optional tells whether there is something to close. */
final class OptionalGuardsClose {
  static void run() {
    show(false);
    show(true);
  }

  private static void show(boolean isWanted) {
    Optional<Tensor> x = Optional.ofNullable(isWanted ? Tensor.of(1f, -2f) : null);
    if (x.isPresent()) {
      x.get().close();
    }
    Optional<Tensor> y = Optional.ofNullable(isWanted ? Tensor.of(1f, -2f) : null);
    y.ifPresent(Tensor::close);
    Optional<Tensor> z = Optional.ofNullable(isWanted ? Tensor.of(1f, -2f) : null);
    if (z.isEmpty()) {
      return;
    }
    z.orElseThrow().close();
  }
}
