// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** Nobody closes it, whether reading fails or not: the exception makes no difference. */
final class CaughtOrNot {
  static void run() {
    load(false);
    load(true);
  }

  private static void load(boolean broken) {
    Tensor x = Tensor.of(1f, -2f); // want UnscopedTensor definite
    try {
      System.out.println(x.toFloatArray()[0] * read(broken));
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
