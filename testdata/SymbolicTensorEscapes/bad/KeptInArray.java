// runs: throws SymbolicTensorException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.SymbolicTensor;
import dev.tensorlint.runtime.trace.TracedFunction;

/** A slot of an array lets a lambda assign what is around it. */
final class KeptInArray {
  static void run() {
    SymbolicTensor[] hidden = new SymbolicTensor[1];
    try (Tensor x = Tensor.of(1f, -2f);
        TracedFunction function =
            TracedFunction.of(
                input -> {
                  hidden[0] = input.relu(); // want SymbolicTensorEscapes definite
                  return hidden[0].tanh();
                });
        Tensor y = function.call(x)) {
      System.out.println(y.shape());
      System.out.println(hidden[0].item()); // want SymbolicTensorEscapes definite
    }
  }
}
