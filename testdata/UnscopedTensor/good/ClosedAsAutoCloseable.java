// runs: clean
// trap: closed-in-helper
import dev.tensorlint.runtime.Tensor;

/** The variable has the type of the interface, and closing it closes the tensor. */
final class ClosedAsAutoCloseable {
  static void run() throws Exception {
    AutoCloseable resource = Tensor.of(1f, -2f);
    System.out.println("working");
    resource.close();
  }
}
