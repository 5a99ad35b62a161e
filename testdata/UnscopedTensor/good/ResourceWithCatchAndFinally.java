// runs: clean
// trap: resource-blocks
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** The resource is closed before catch and finally run, whatever these do. */
final class ResourceWithCatchAndFinally {
  static void run() {
    System.out.println(load(false));
    System.out.println(load(true));
  }

  private static String load(boolean broken) {
    Tensor last = Tensor.scalar(0f);
    try (Tensor x = Tensor.of(1f, -2f);
        Tensor y = x.tanh()) {
      return "read " + y.toFloatArray()[0] * read(broken);
    } catch (IOException e) {
      return "broken";
    } finally {
      last.close();
    }
  }

  private static float read(boolean broken) throws IOException {
    if (broken) {
      throw new IOException("no such file");
    }
    return 1f;
  }
}
