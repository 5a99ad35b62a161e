// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.Objects;

/** What is required to be there is there behind it, and is closed. */
final class RequiredThenClosed {
  static void run() {
    Tensor x = make(true);
    Objects.requireNonNull(x, "no tensor");
    System.out.println(x.toFloatArray()[0]);
    if (x != null) {
      x.close();
    }
    Tensor y = Objects.requireNonNull(make(true));
    y.close();
  }

  private static Tensor make(boolean isWanted) {
    return isWanted ? Tensor.of(1f, -2f) : null;
  }
}
