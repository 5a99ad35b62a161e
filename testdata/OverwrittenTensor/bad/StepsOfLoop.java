// runs: leaks 3 tensors
import dev.tensorlint.runtime.Tensor;

/** Each round loses the value of the one before. */
final class StepsOfLoop {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    for (int i = 0; i < 3; i++) {
      x = x.add(1f); // want OverwrittenTensor definite
    }
    System.out.println(x.toFloatArray()[0]);
    x.close();
  }
}
