// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.Callable;

/** Whoever calls a Callable must expect any exception. */
final class CallableThrows {
  static void run() {
    try {
      scaled(() -> Float.parseFloat("two"));
    } catch (Exception e) {
      System.out.println(e.getMessage());
    }
  }

  private static void scaled(Callable<Float> scale) throws Exception {
    Tensor x = Tensor.of(1f, -2f); // want LeakOnException definite
    System.out.println(x.toFloatArray()[0] * scale.call());
    x.close();
  }
}
