// runs: clean
// trap: null-guards
import dev.tensorlint.runtime.Tensor;
import java.util.Objects;

/** Objects.nonNull and Objects.isNull, as conditions and as answers that are kept. */
final class NonNullGuardsClose {
  static void run() {
    show(false);
    show(true);
  }

  private static void show(boolean isWanted) {
    Tensor x = isWanted ? Tensor.of(1f, -2f) : null;
    if (Objects.nonNull(x)) {
      x.close();
    }
    Tensor y = isWanted ? Tensor.of(1f, -2f) : null;
    boolean isThere = Objects.nonNull(y);
    System.out.println(isThere);
    if (isThere) {
      y.close();
    }
    Tensor z = isWanted ? Tensor.of(1f, -2f) : null;
    if (Objects.isNull(z)) {
      return;
    }
    z.close();
  }
}
