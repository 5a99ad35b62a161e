// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** A listener stays in a field when the scope has closed what it reads. */
final class CapturedByListener {
  private Runnable listener = () -> {};

  static void run() {
    CapturedByListener model = new CapturedByListener();
    model.prepare();
    model.listener.run();
  }

  private void prepare() {
    try (TensorScope scope = TensorScope.open()) {
      Tensor bias = Tensor.of(1f, 2f);
      listener = () -> System.out.println(bias.toFloatArray()[0]); // want EscapesScope definite
    }
  }
}
