// runs: clean
import dev.tensorlint.runtime.Tensor;

/** Shape, type, number and state stay readable after release. */
final class MetadataAfterClose {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    x.close();
    System.out.println(x.shape() + " " + x.dtype() + " " + x.isClosed() + " " + x.id());
    System.out.println(x);
  }
}
