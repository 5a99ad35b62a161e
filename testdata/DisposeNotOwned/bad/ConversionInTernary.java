// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** The same in one method. */
final class ConversionInTernary {
  static void run() {
    try (Tensor x = Tensor.of(1f, -2f)) {
      System.out.println(first(x, false));
      System.out.println(x.toFloatArray()[0]);
    }
  }

  private static float first(Tensor x, boolean scale) {
    Tensor scaled = scale ? x.div(2f) : x;
    float first = scaled.toFloatArray()[0];
    scaled.close(); // want DisposeNotOwned potential
    return first;
  }
}
