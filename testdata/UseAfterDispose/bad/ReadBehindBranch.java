// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** Closed on one branch, read behind both. */
final class ReadBehindBranch {
  static void run() {
    show(false);
    show(true);
  }

  private static void show(boolean early) {
    Tensor x = Tensor.of(1f, -2f);
    if (early) {
      x.close();
    }
    System.out.println(x.toFloatArray()[0]); // want UseAfterDispose potential
    x.close();
  }
}
