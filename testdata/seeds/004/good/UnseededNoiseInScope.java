// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorRuntime;
import dev.tensorlint.runtime.TensorScope;

/** Without a seed other numbers come in every run; no memory is kept for that. */
final class UnseededNoiseInScope {
  static void run() {
    long before = TensorRuntime.liveBytes();
    for (int i = 0; i < 100; i++) {
      TensorScope.tidy(() -> System.out.println(Tensor.randn(1, 5).shape()));
    }
    if (TensorRuntime.liveBytes() > before) {
      throw new IllegalStateException("the noise is kept");
    }
  }
}
