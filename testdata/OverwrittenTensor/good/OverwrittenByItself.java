// runs: clean
import dev.tensorlint.runtime.Tensor;

/** In place, the variable gets what it holds. */
final class OverwrittenByItself {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    x = x.reluInPlace();
    x = x.keep();
    System.out.println(x.toFloatArray()[0]);
    x.close();
  }
}
