// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** The helper opens a scope, and runs the lambda in it. */
final class BodyRunsInHelpersScope {
  static void run() {
    inScope(() -> System.out.println(Tensor.of(1f, -2f).relu().toFloatArray()[0]));
  }

  private static void inScope(Runnable body) {
    try (TensorScope scope = TensorScope.open()) {
      body.run();
    }
  }
}
