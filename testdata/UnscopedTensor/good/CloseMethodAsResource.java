// runs: clean
// trap: resource-blocks
import dev.tensorlint.runtime.Tensor;

/** A method reference is the resource of the try block. */
final class CloseMethodAsResource {
  static void run() throws Exception {
    Tensor x = Tensor.of(1f, -2f);
    try (AutoCloseable closing = x::close) {
      System.out.println(x.toFloatArray()[0]);
    }
  }
}
