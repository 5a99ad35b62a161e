// runs: clean
import dev.tensorlint.runtime.Tensor;

/** Each round closes its own tensors. */
final class ClosedPerRound {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    float total = 0;
    for (int i = 0; i < 3; i++) {
      Tensor scaled = x.mul(i);
      total += scaled.toFloatArray()[0];
      scaled.close();
    }
    x.close();
    System.out.println(total);
  }
}
