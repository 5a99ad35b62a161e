// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The new value is made first, then the old one is closed. */
final class OldValueClosedFirst {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    for (int i = 0; i < 3; i++) {
      Tensor next = x.add(1f);
      x.close();
      x = next;
    }
    System.out.println(x.toFloatArray()[0]);
    x.close();
  }
}
