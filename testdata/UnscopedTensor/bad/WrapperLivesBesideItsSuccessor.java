// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** A method of a wrapper makes the next one, and the first one is forgotten. */
final class WrapperLivesBesideItsSuccessor {

  private static final class Image {
    private Tensor pixels;

    Image(Tensor pixels) {
      this.pixels = pixels;
    }

    Image doubled() {
      return new Image(pixels.add(pixels));
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
    Image image = new Image(Tensor.of(1f, 2f)); // want UnscopedTensor definite
    image = image.doubled();
    System.out.println(image.first());
    image.release();
  }
}
