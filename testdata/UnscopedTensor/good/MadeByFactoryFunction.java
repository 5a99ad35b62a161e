// runs: clean
// trap: ownership-returned
import dev.tensorlint.runtime.Tensor;
import java.util.function.Function;
import java.util.function.Supplier;

/** Functions make tensors for whoever calls them. */
final class MadeByFactoryFunction {
  static void run() {
    Supplier<Tensor> zeros = () -> Tensor.zeros(2);
    try (Tensor x = zeros.get();
        Tensor y = made(one -> x.add(one), 1f)) {
      System.out.println(y.toFloatArray()[0]);
    }
  }

  private static Tensor made(Function<Float, Tensor> factory, float argument) {
    return factory.apply(argument);
  }
}
