// runs: clean
import dev.tensorlint.runtime.Tensor;

/** An anonymous class closes what it captured. */
final class ClosedByAnonymousClass {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    Runnable cleanup =
        new Runnable() {
          @Override
          public void run() {
            x.close();
          }
        };
    System.out.println(x.toFloatArray()[0]);
    cleanup.run();
  }
}
