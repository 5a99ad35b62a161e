// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** The signature speaks of an exception that the code never throws. */
final class DeclaredNeverThrown {
  static void run() {
    try {
      load();
    } catch (IOException e) {
      System.out.println(e.getMessage());
    }
  }

  private static void load() throws IOException {
    Tensor x = Tensor.of(1f, -2f);
    float scale = constant();
    System.out.println(x.toFloatArray()[0] * scale);
    x.close();
  }

  private static float constant() throws IOException {
    return 2f;
  }
}
