// runs: leaks 1 tensor, clears the reference
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import java.lang.ref.WeakReference;

/** The object goes at some garbage collection, as a leak. */
final class NameDroppedAndCollected {
  private static WeakReference<Tensor> dropped = new WeakReference<>(null);

  static void run() {
    Tensor x = Tensor.of(new float[] {5, 6, 7, 8}, Shape.of(2, 2)); // want UnscopedTensor definite
    dropped = new WeakReference<>(x);
  }

  static boolean isGone() {
    return dropped.refersTo(null);
  }
}
