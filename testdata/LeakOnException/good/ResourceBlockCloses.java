// runs: clean
// trap: resource-blocks
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** Try-with-resources in all its forms, and reading fails in each. */
final class ResourceBlockCloses {
  static void run() {
    try {
      declared();
    } catch (IOException e) {
      System.out.println(e.getMessage());
    }
    nested();
    existing();
  }

  private static void declared() throws IOException {
    try (Tensor x = Tensor.of(1f, -2f);
        Tensor y = x.tanh()) {
      System.out.println(y.toFloatArray()[0] * read(true));
    }
  }

  private static void nested() {
    try (Tensor x = Tensor.of(1f, -2f)) {
      try (Tensor y = x.tanh()) {
        System.out.println(y.toFloatArray()[0] * read(true));
      } catch (IOException e) {
        System.out.println(x.toFloatArray()[0]);
      }
    }
  }

  private static void existing() {
    Tensor x = Tensor.of(1f, -2f);
    try (x) {
      System.out.println(x.toFloatArray()[0] * read(true));
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
