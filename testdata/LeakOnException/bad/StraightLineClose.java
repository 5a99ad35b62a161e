// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** Closed on the straight line, and skipped when reading fails. */
final class StraightLineClose {
  static void run() {
    try {
      System.out.println(load(false));
      System.out.println(load(true));
    } catch (IOException e) {
      System.out.println(e.getMessage());
    }
  }

  private static float load(boolean broken) throws IOException {
    Tensor x = Tensor.of(1f, -2f); // want LeakOnException definite
    float scale = read(broken);
    float value = x.toFloatArray()[0] * scale;
    x.close();
    return value;
  }

  private static float read(boolean broken) throws IOException {
    if (broken) {
      throw new IOException("no such file");
    }
    return 1f;
  }
}
