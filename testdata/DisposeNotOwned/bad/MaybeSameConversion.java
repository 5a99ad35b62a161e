// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** Nothing had to be converted, so that the argument came back. */
final class MaybeSameConversion {
  static void run() {
    try (Tensor x = Tensor.of(1f, -2f)) {
      System.out.println(first(x));
      System.out.println(x.toFloatArray()[0]);
    }
  }

  private static float first(Tensor x) {
    Tensor scaled = scaled(x);
    float first = scaled.toFloatArray()[0];
    scaled.close(); // want DisposeNotOwned potential
    return first;
  }

  private static Tensor scaled(Tensor x) {
    if (x.toFloatArray()[0] <= 1f) {
      return x;
    }
    return x.div(2f);
  }
}
