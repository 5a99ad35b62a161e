// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** It is closed before the result is judged. */
final class ThrownAfterClose {
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
    float value = x.toFloatArray()[0];
    x.close();
    if (broken) {
      throw new IOException("no scale for " + value);
    }
    return value;
  }
}
