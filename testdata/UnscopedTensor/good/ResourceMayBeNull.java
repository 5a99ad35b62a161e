// runs: clean
// trap: resource-blocks
import dev.tensorlint.runtime.Tensor;

/** A resource that is null is not closed, and need not be. */
final class ResourceMayBeNull {
  static void run() {
    show(false);
    show(true);
  }

  private static void show(boolean isWanted) {
    try (Tensor x = isWanted ? Tensor.of(1f, -2f) : null) {
      System.out.println(x == null ? 0f : x.toFloatArray()[0]);
    }
    try (Tensor y = make(isWanted)) {
      System.out.println(y != null);
    }
  }

  private static Tensor make(boolean isWanted) {
    if (!isWanted) {
      return null;
    }
    return Tensor.of(1f, -2f);
  }
}
