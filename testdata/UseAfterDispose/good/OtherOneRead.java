// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The other one of two is closed. */
final class OtherOneRead {
  static void run() {
    Tensor a = Tensor.of(1f);
    Tensor b = Tensor.of(2f);
    a.close();
    System.out.println(b.toFloatArray()[0]);
    b.close();
  }
}
