// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** The constructor reads a file before it keeps the tensor: nobody closes it then. */
final class ConstructorFailsWithWhatItGot {
  static void run() {
    Tensor weights = Tensor.of(1f); // want LeakOnException definite
    try {
      Reader reader = new Reader(weights, "missing.txt");
      reader.close();
    } catch (IOException e) {
      System.out.println("no file");
    }
  }

  private static final class Reader implements AutoCloseable {
    private final String text;
    private final Tensor weights;

    Reader(Tensor weights, String file) throws IOException {
      this.text = java.nio.file.Files.readString(java.nio.file.Path.of(file));
      this.weights = weights;
    }

    @Override
    public void close() {
      System.out.println(text);
      weights.close();
    }
  }
}
