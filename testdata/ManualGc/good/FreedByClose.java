// runs: clean
import dev.tensorlint.runtime.Tensor;

/** What is closed needs no collector. */
final class FreedByClose {
  static void run() {
    for (int i = 0; i < 3; i++) {
      Tensor x = Tensor.of(i);
      System.out.println(x.item());
      x.close();
    }
  }
}
