// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** The factory closes what it cannot give to its caller. */
final class ClosedAndRethrown {
  static void run() {
    try {
      make(false).close();
      make(true).close();
    } catch (IOException e) {
      System.out.println(e.getMessage());
    }
  }

  private static Tensor make(boolean broken) throws IOException {
    Tensor x = Tensor.of(1f, -2f);
    try {
      System.out.println(x.toFloatArray()[0] * read(broken));
      return x;
    } catch (IOException | RuntimeException e) {
      x.close();
      throw e;
    }
  }

  private static float read(boolean broken) throws IOException {
    if (broken) {
      throw new IOException("no such file");
    }
    return 1f;
  }
}
