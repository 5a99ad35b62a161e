// runs: clean
import dev.tensorlint.runtime.Tensor;

/** What is made is closed with the picture; what is lent is closed by its owner. */
final class PicturesOfGivenTensors {
  static void run() {
    try (Picture made = new Picture(3)) {
      System.out.println(made.size());
    }
    try (Tensor pixels = Tensor.ones(2)) {
      Picture view = new Picture(pixels);
      System.out.println(view.size());
    }
  }

  private static final class Picture implements AutoCloseable {
    private final Tensor pixels;

    Picture(int size) {
      this(Tensor.ones(size), "new");
    }

    Picture(Tensor pixels) {
      this(pixels, "given");
    }

    private Picture(Tensor pixels, String name) {
      System.out.println(name);
      this.pixels = pixels;
    }

    int size() {
      return pixels.toFloatArray().length;
    }

    @Override
    public void close() {
      pixels.close();
    }
  }
}
