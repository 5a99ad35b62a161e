// runs: clean
// trap: ownership-returned
import dev.tensorlint.runtime.Tensor;
import java.util.Optional;

/** The functions close what the optional holds. */
final class ClosedInMappedOptional {
  static void run() {
    float value = found(2f).map(ClosedInMappedOptional::read).orElse(0f);
    Tensor squared =
        found(value)
            .map(
                one -> {
                  try (one) {
                    return one.square();
                  }
                })
            .get();
    System.out.println(squared.item());
    squared.close();
    found(-value).ifPresent(Tensor::close);
  }

  private static float read(Tensor one) {
    try (one) {
      return one.item();
    }
  }

  private static Optional<Tensor> found(float value) {
    return value > 0 ? Optional.of(Tensor.of(value)) : Optional.empty();
  }
}
