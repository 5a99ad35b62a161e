// runs: clean
import dev.tensorlint.runtime.Tensor;

/** A helper for anything closeable wraps what a close may throw; that of a tensor throws nothing. */
final class QuietCloseOfTensor {
  static void run() {
    Tensor first = Tensor.of(1f, -2f);
    Tensor second = Tensor.of(3f);
    quiet(first);
    System.out.println(second.item());
    second.close();
  }

  private static <C extends AutoCloseable> void quiet(C closeable) {
    try {
      closeable.close();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
