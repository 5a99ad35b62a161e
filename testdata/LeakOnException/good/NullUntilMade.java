// runs: clean
// trap: null-guards
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** Null until it is made, and closed in finally if it was. */
final class NullUntilMade {
  static void run() {
    load(false);
    load(true);
  }

  private static void load(boolean broken) {
    Tensor x = null;
    try {
      float scale = read(broken);
      x = Tensor.of(scale, -2f);
      System.out.println(x.toFloatArray()[0] * read(!broken));
    } catch (IOException e) {
      System.out.println(e.getMessage());
    } finally {
      if (x != null) {
        x.close();
      }
    }
  }

  private static float read(boolean broken) throws IOException {
    if (broken) {
      throw new IOException("no such file");
    }
    return 1f;
  }
}
