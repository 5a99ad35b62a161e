// runs: leaks 1 tensor
// trap: null-guards
import dev.tensorlint.runtime.Tensor;
import java.util.Objects;

/** Closed only if there is nothing to close. */
final class NonNullTheWrongWayRound {
  static void run() {
    Tensor x = Tensor.of(1f, -2f); // want UnscopedTensor definite
    if (Objects.nonNull(x)) {
      System.out.println(x.toFloatArray()[0]);
    } else {
      x.close();
    }
  }
}
