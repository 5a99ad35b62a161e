// runs: clean
// trap: path-merges
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** Closed where reading fails and where it works. */
final class ClosedOnBothWays {
  static void run() {
    System.out.println(load(false));
    try {
      load(true);
      throw new AssertionError("must fail");
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
  }

  private static float load(boolean broken) {
    Tensor x = Tensor.of(1f, -2f);
    try {
      read(broken);
    } catch (IOException e) {
      x.close();
      throw new IllegalStateException("cannot load", e);
    }
    float first = x.toFloatArray()[0];
    x.close();
    return first;
  }

  private static void read(boolean broken) throws IOException {
    if (broken) {
      throw new IOException("no such file");
    }
  }
}
