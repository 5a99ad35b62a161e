// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** Whatever reading does, the finally block closes. */
final class FinallyClosesAnyway {
  static void run() {
    try {
      System.out.println(load(false));
      System.out.println(load(true));
    } catch (IOException e) {
      System.out.println(e.getMessage());
    }
  }

  private static float load(boolean broken) throws IOException {
    Tensor x = Tensor.of(1f, -2f);
    try {
      return x.toFloatArray()[0] * read(broken);
    } finally {
      x.close();
    }
  }

  private static float read(boolean broken) throws IOException {
    if (broken) {
      throw new IOException("no such file");
    }
    return 1f;
  }
}
