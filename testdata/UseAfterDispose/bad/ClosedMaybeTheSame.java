// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** Which of the two it is depends on the caller. */
final class ClosedMaybeTheSame {
  static void run() {
    show(false);
    show(true);
  }

  private static void show(boolean first) {
    Tensor a = Tensor.of(1f);
    Tensor b = Tensor.of(2f);
    Tensor chosen = first ? a : b;
    a.close();
    System.out.println(chosen.toFloatArray()[0]); // want UseAfterDispose potential
    b.close();
  }
}
