// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.util.Optional;

/** A test whether an optional holds something has two outcomes. */
final class AfterAnEmptyOptional {
  static void run() {
    System.out.println(first(Optional.of(3f)));
    System.out.println(first(Optional.empty()));
  }

  private static float first(Optional<Float> known) {
    if (known.isPresent()) {
      return known.get();
    }
    Tensor computed = Tensor.of(1f, 2f); // want UnscopedTensor definite
    return computed.toFloatArray()[0];
  }
}
