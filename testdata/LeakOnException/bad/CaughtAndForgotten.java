// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** The catch block reports the error, and nobody closes. */
final class CaughtAndForgotten {
  static void run() {
    load(false);
    load(true);
  }

  private static void load(boolean broken) {
    try {
      Tensor x = Tensor.of(1f, -2f); // want LeakOnException definite
      System.out.println(x.toFloatArray()[0] * read(broken));
      x.close();
    } catch (IOException e) {
      System.out.println(e.getMessage());
    }
  }

  private static float read(boolean broken) throws IOException {
    if (broken) {
      throw new IOException("no such file");
    }
    return 1f;
  }
}
