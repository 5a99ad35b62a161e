// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The variable holds another tensor by then. */
final class ReassignedThenRead {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    x.close();
    x = Tensor.of(3f);
    System.out.println(x.toFloatArray()[0]);
    x.close();
  }
}
