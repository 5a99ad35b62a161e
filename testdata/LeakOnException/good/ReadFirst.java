// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** What can fail is done before there is anything to close. */
final class ReadFirst {
  static void run() {
    try {
      System.out.println(load(false));
      System.out.println(load(true));
    } catch (IOException e) {
      System.out.println(e.getMessage());
    }
  }

  private static float load(boolean broken) throws IOException {
    float scale = read(broken);
    Tensor x = Tensor.of(1f, -2f);
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
