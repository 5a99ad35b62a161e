// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** Closed when reading fails, and forgotten when it works. */
final class ClosedInCatchOnly {
  static void run() {
    load(true);
    load(false);
  }

  private static void load(boolean broken) {
    Tensor x = Tensor.of(1f, -2f); // want UnscopedTensor potential
    try {
      read(broken);
      System.out.println(x.toFloatArray()[0]);
    } catch (IOException e) {
      x.close();
    }
  }

  private static void read(boolean broken) throws IOException {
    if (broken) {
      throw new IOException("no such file");
    }
  }
}
