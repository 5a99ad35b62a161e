// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** What cannot use its input closes it before it tells so. */
final class CalleeClosesOnFailure {
  static void run() {
    try {
      Tensor image = Tensor.of(1f, -2f);
      float mean = mean(image, "missing.txt");
      image.close();
      System.out.println(mean);
    } catch (IOException e) {
      System.out.println("no scale");
    }
  }

  private static float mean(Tensor image, String scale) throws IOException {
    try {
      float factor = scale(scale);
      return image.toFloatArray()[0] * factor;
    } catch (IOException e) {
      image.close();
      throw e;
    }
  }

  private static float scale(String file) throws IOException {
    if (file.length() > 20) {
      return 1f;
    }
    throw new IOException("no " + file);
  }
}
