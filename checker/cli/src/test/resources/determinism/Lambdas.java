package determinism;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Overloads, lambdas and generics: where a resolver could answer differently in different runs. */
final class Lambdas {

  private final List<Tensor> kept = new ArrayList<>();

  float leaksInLambda(float[] input) {
    Supplier<Tensor> make = () -> Tensor.of(input);
    Tensor made = make.get();
    Tensor other = pick(made, Tensor.of(input));
    return other.toFloatArray()[0] + made.tanh().toFloatArray()[0];
  }

  float usesAfterClose(float[] input) {
    Tensor x = Tensor.of(input);
    Tensor y = pick(x, x);
    y.close();
    return x.toFloatArray()[0];
  }

  void loops(List<float[]> inputs) {
    for (float[] input : inputs) {
      Tensor x = Tensor.of(input);
      try (TensorScope scope = TensorScope.open()) {
        Tensor sum = x.add(x).mul(x);
        kept.add(sum);
      }
      if (input.length > 3) {
        x.close();
      }
    }
    kept.forEach(Tensor::close);
  }

  private static <T> T pick(T first, T second) {
    return first == null ? second : first;
  }

  private static Tensor pick(Tensor first, Tensor second) {
    return second;
  }
}
