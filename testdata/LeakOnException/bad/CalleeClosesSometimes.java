// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** One of two failures closes the input, the other forgets it. */
final class CalleeClosesSometimes {
  static void run() {
    try {
      Tensor image = Tensor.of(1f, -2f); // want LeakOnException potential
      float mean = mean(image, "");
      image.close();
      System.out.println(mean);
    } catch (IOException e) {
      System.out.println("no scale");
    }
  }

  private static float mean(Tensor image, String scale) throws IOException {
    if (scale.isEmpty()) {
      throw new IOException("no name");
    }
    try {
      return image.toFloatArray()[0] * scale(scale);
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
