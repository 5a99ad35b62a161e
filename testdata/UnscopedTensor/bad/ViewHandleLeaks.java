// runs: leaks 1 tensor
// trap: wrapper-chains
import dev.tensorlint.runtime.Tensor;

/** A reshaped tensor shares the data, but is a handle of its own. */
final class ViewHandleLeaks {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    Tensor column = x.reshape(2, 1); // want UnscopedTensor definite
    System.out.println(column.toFloatArray()[0]);
    x.close();
  }
}
