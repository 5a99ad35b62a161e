// runs: clean
// trap: path-merges
import dev.tensorlint.runtime.Tensor;

/** Each value is closed before the variable gets the next one. */
final class ReassignedAfterClose {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    Tensor next = x.relu();
    x.close();
    x = next;
    System.out.println(x.toFloatArray()[0]);
    x.close();
  }
}
