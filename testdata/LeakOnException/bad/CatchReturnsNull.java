// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** The catch block answers null and leaves the tensor behind. */
final class CatchReturnsNull {
  static void run() {
    System.out.println(load(false));
    System.out.println(load(true));
  }

  private static String load(boolean broken) {
    Tensor x = Tensor.of(1f, -2f); // want LeakOnException definite
    try {
      String text = "scale " + read(broken);
      x.close();
      return text;
    } catch (IOException e) {
      return null;
    }
  }

  private static float read(boolean broken) throws IOException {
    if (broken) {
      throw new IOException("no such file");
    }
    return 1f;
  }
}
