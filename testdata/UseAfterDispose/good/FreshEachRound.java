// runs: clean
import dev.tensorlint.runtime.Tensor;

/** A new one in every round. */
final class FreshEachRound {
  static void run() {
    for (int i = 0; i < 3; i++) {
      Tensor x = Tensor.of(i);
      System.out.println(x.toFloatArray()[0]);
      x.close();
    }
  }
}
