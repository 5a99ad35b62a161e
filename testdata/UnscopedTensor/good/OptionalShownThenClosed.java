// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.Optional;
import java.util.function.Consumer;

/** The value of an optional is shown and closed where it is present; without one there is none. */
final class OptionalShownThenClosed {
  static void run() {
    show(true);
    show(false);
  }

  private static void show(boolean isWanted) {
    Consumer<Tensor> finish = Tensor::close;
    Optional<Tensor> found =
        isWanted ? Optional.of(Tensor.ones(1, 2)) : Optional.empty();
    found.ifPresent(tensor -> System.out.println(tensor.toFloatArray()[0]));
    found.ifPresent(finish);
  }
}
