// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** The catch block chooses a default, and the way leads to the close. */
final class CatchGoesOn {
  static void run() {
    load(false);
    load(true);
  }

  private static void load(boolean broken) {
    Tensor x = Tensor.of(1f, -2f);
    float scale;
    try {
      scale = read(broken);
    } catch (IOException e) {
      scale = 1f;
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
