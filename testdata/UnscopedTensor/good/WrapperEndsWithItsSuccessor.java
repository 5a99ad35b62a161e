// runs: clean
import dev.tensorlint.runtime.Tensor;

/** A method of a wrapper makes the next one, and releases its own tensor, as its name says. */
final class WrapperEndsWithItsSuccessor {

  private static final class Image {
    private Tensor pixels;

    Image(Tensor pixels) {
      this.pixels = pixels;
    }

    Image doubledAndRelease() {
      return doubled(true);
    }

    private Image doubled(boolean isLast) {
      try {
        return new Image(pixels.add(pixels));
      } finally {
        if (isLast) {
          release();
        }
      }
    }

    float first() {
      return pixels.toFloatArray()[0];
    }

    void release() {
      if (pixels != null) {
        pixels.close();
        pixels = null;
      }
    }
  }

  static void run() {
    Image image = new Image(Tensor.of(1f, 2f));
    image = image.doubledAndRelease();
    System.out.println(image.first());
    image.release();
  }
}
