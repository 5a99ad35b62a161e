// runs: clean
import dev.tensorlint.runtime.Tensor;

/** Each step has a name and is closed. */
final class EachStepNamed {
  static void run() {
    try (Tensor x = Tensor.of(1f, -2f);
        Tensor doubled = x.mul(2f);
        Tensor y = doubled.tanh()) {
      System.out.println(y.toFloatArray()[0]);
    }
  }
}
