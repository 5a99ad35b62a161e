// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** A view that is made for an argument is a handle of its own. */
final class ReshapedArgument {
  static void run() {
    try (Model model = Sequential.withInputs(2, new Dense(1));
        Tensor row = Tensor.of(1f, 2f);
        Tensor y = model.predict(row.reshape(1, 2))) { // want DiscardedTensor definite
      System.out.println(y.toFloatArray().length);
    }
  }
}
