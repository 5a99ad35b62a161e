// runs: leaks 3 tensors
import dev.tensorlint.runtime.Tensor;

/** One more in every round. */
final class LeakInLoop {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    float total = 0;
    for (int i = 0; i < 3; i++) {
      Tensor scaled = x.mul(i); // want UnscopedTensor definite
      total += scaled.toFloatArray()[0];
    }
    x.close();
    System.out.println(total);
  }
}
