// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** It is the closed input that throws, whichever function it is. */
final class ReluOfClosed {
  static void run() {
    Tensor x = Tensor.of(1f, -2f, 3f, -4f);
    x.close();
    Tensor y = x.relu(); // want UseAfterDispose definite
    y.close();
  }
}
