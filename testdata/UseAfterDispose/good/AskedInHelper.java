// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The method that is given a closed tensor asks before it reads. */
final class AskedInHelper {
  static void run() {
    Tensor x = Tensor.of(1f);
    x.close();
    show(x);
  }

  private static void show(Tensor x) {
    if (!x.isClosed()) {
      System.out.println(x.item());
    }
  }
}
