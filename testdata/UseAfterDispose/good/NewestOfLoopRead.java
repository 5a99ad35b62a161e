// runs: clean
import dev.tensorlint.runtime.Tensor;

/** Two generations of the same line: the older one is closed, the newer one read. */
final class NewestOfLoopRead {
  static void run() {
    Tensor newest = null;
    for (int i = 0; i < 3; i++) {
      Tensor next = Tensor.of(i);
      if (newest != null) {
        newest.close();
      }
      newest = next;
      System.out.println(newest.toFloatArray()[0]);
    }
    if (newest != null) {
      newest.close();
    }
  }
}
