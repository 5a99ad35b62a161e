// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The constructor keeps its argument or a copy of it, as the caller says. */
final class KeptOrCopiedByConstructor {
  private static final class Image implements AutoCloseable {
    private final Tensor pixels;

    Image(Tensor pixels, boolean isCopied) {
      if (isCopied) {
        this.pixels = pixels.clone();
      } else {
        this.pixels = pixels;
      }
    }

    Image scaled() {
      Tensor result = pixels.add(pixels);
      return new Image(result, false);
    }

    float first() {
      return pixels.toFloatArray()[0];
    }

    @Override
    public void close() {
      pixels.close();
    }
  }

  static void run() {
    try (Image image = new Image(Tensor.of(1f, -2f), false);
        Image scaled = image.scaled()) {
      System.out.println(scaled.first());
    }
    try (Tensor own = Tensor.of(3f);
        Image copy = new Image(own, true)) {
      System.out.println(copy.first() + own.item());
    }
  }
}
