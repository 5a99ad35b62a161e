// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The lambda that closes is defined before the read, and runs behind it. */
final class CloserRunsLater {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    Runnable closer = () -> x.close();
    System.out.println(x.toFloatArray()[0]);
    closer.run();
  }
}
