// runs: throws SymbolicTensorException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.SymbolicTensor;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.concurrent.atomic.AtomicReference;

/** So does an atomic reference. */
final class KeptInReference {
  static void run() {
    AtomicReference<SymbolicTensor> hidden = new AtomicReference<>();
    try (Tensor x = Tensor.of(1f, -2f);
        TracedFunction function =
            TracedFunction.of(
                input -> {
                  SymbolicTensor positive = input.relu();
                  hidden.set(positive); // want SymbolicTensorEscapes definite
                  return positive.tanh();
                });
        Tensor y = function.call(x)) {
      System.out.println(y.shape());
      System.out.println(hidden.get().add(1f).shape());
    }
  }
}
