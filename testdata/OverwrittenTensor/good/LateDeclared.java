// runs: clean
import dev.tensorlint.runtime.Tensor;

/** Declared in the loop and set on both branches: each round closes its own. */
final class LateDeclared {
  static void run() {
    for (int i = 0; i < 4; i++) {
      Tensor x;
      if (i % 2 == 0) {
        x = Tensor.of(i);
      } else {
        x = Tensor.of(-i);
      }
      float first = x.item();
      x.close();
      if (first < 0) {
        continue;
      }
      System.out.println(first);
    }
  }
}
