// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;

/** A factory method makes what the constructor stores. */
final class FilledByHelper {
  static void run() {
    System.out.println(new Layer(2).first());
  }

  private static final class Layer {
    private final Tensor weights; // want OwnerNotCloseable definite
    private final Tensor bias; // want OwnerNotCloseable definite

    Layer(int units) {
      this.weights = random(units);
      this.bias = random(units);
    }

    private static Tensor random(int units) {
      return Tensor.fill(0.5f, units);
    }

    float first() {
      return weights.toFloatArray()[0] + bias.toFloatArray()[0];
    }
  }
}
