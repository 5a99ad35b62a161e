// runs: clean
import dev.tensorlint.runtime.Tensor;

/** It has no name, and is closed all the same. */
final class ClosedAtTheEndOfItsChain {
  static void run() {
    Tensor.of(1f, -2f).reluInPlace().close();
  }
}
