// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;
import java.io.UncheckedIOException;

/** The catch block wraps the exception and passes it on, past the close. */
final class RethrownUnchecked {
  static void run() {
    try {
      load();
    } catch (UncheckedIOException e) {
      System.out.println(e.getMessage());
    }
  }

  private static void load() {
    Tensor x = Tensor.of(1f, -2f); // want LeakOnException definite
    float scale;
    try {
      scale = read(true);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    System.out.println(x.toFloatArray()[0] * scale);
    x.close();
  }

  private static float read(boolean broken) throws IOException {
    if (broken) {
      throw new IOException("no such file");
    }
    return 1f;
  }
}
