// runs: leaks 2 tensors
// trap: closed-in-helper
import dev.tensorlint.runtime.Tensor;

/** One implementation leaks its intermediate value, and the caller drops the result. */
final class ImplementationLeaks {
  static void run() {
    Layer layer = new Activation();
    try (Tensor x = Tensor.of(1f, -2f)) {
      Tensor y = layer.apply(x); // want UnscopedTensor definite
      System.out.println(y.toFloatArray()[0]);
    }
  }

  private interface Layer {
    Tensor apply(Tensor input);
  }

  private static final class Activation implements Layer {
    @Override
    public Tensor apply(Tensor input) {
      Tensor middle = input.relu(); // want UnscopedTensor definite
      return middle.tanh();
    }
  }
}
