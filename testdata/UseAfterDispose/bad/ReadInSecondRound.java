// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** The first round closes what the second one reads. */
final class ReadInSecondRound {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    for (int i = 0; i < 2; i++) {
      System.out.println(x.toFloatArray()[i]); // want UseAfterDispose potential
      x.close();
    }
  }
}
