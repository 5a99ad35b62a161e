// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** Written out as the compiler writes try-with-resources, with the suppressed exception. */
final class SuppressedOnClose {
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
    Throwable primary = null;
    try {
      return x.toFloatArray()[0] * read(broken);
    } catch (IOException e) {
      primary = e;
      throw e;
    } finally {
      if (primary == null) {
        x.close();
      } else {
        try {
          x.close();
        } catch (RuntimeException suppressed) {
          primary.addSuppressed(suppressed);
        }
      }
    }
  }

  private static float read(boolean broken) throws IOException {
    if (broken) {
      throw new IOException("no such file");
    }
    return 1f;
  }
}
