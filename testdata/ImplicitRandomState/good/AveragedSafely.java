// runs: clean
import dev.tensorlint.runtime.Tensor;

/** Random numbers are looked at themselves; no model takes part. */
final class AveragedSafely {
  static void run() {
    try (Tensor sample = Tensor.randn(100);
        Tensor centred = sample.sub(0.5f);
        Tensor mean = centred.mean()) {
      System.out.println(mean.shape());
    }
  }
}
