// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** Only one of the tensors that are chosen from is closed. */
final class OneOfTwoIsClosed {
  static void run() {
    System.out.println(pick(true));
  }

  private static float pick(boolean first) {
    try (Tensor y = Tensor.scalar(2f)) {
      Tensor x = Tensor.scalar(1f);
      Tensor picked = first ? x : y;
      x.close();
      return picked.item(); // want UseAfterDispose potential
    }
  }
}
