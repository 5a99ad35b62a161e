// runs: leaks 1 tensor
// trap: resource-blocks
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** The second resource cannot be made, and the first is in no try yet. */
final class OpenedBeforeTry {
  static void run() {
    try {
      load(true);
    } catch (IOException e) {
      System.out.println(e.getMessage());
    }
  }

  private static void load(boolean broken) throws IOException {
    Tensor x = Tensor.of(1f, -2f); // want LeakOnException definite
    Tensor scale = Tensor.scalar(read(broken));
    try (x; scale) {
      System.out.println(x.toFloatArray()[0] * scale.item());
    }
  }

  private static float read(boolean broken) throws IOException {
    if (broken) {
      throw new IOException("no such file");
    }
    return 1f;
  }
}
