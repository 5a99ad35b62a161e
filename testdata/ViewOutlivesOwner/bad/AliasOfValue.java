// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;

/** In place, the value comes back itself. */
final class AliasOfValue {
  static void run() {
    Tensor positive;
    try (Tensor start = Tensor.of(1f, -2f);
        Variable weight = Variable.of(start)) {
      positive = weight.value().reluInPlace();
      System.out.println(positive.toFloatArray()[0]);
    }
    System.out.println(positive.toFloatArray()[0]); // want ViewOutlivesOwner definite
  }
}
