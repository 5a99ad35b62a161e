// runs: clean
import dev.tensorlint.runtime.Tensor;

/** Same handle, read under both names while it is open. */
final class InPlaceReadOpen {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    Tensor y = x.reluInPlace();
    System.out.println(x.toFloatArray()[0] + y.toFloatArray()[1]);
    y.close();
  }
}
