// runs: clean
// trap: nothing-to-close
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import java.io.IOException;

/** The scope releases on every way out, also when reading fails. */
final class ScopeTakesCare {
  static void run() {
    try {
      System.out.println(load(false));
      System.out.println(load(true));
    } catch (IOException e) {
      System.out.println(e.getMessage());
    }
  }

  private static float load(boolean broken) throws IOException {
    try (TensorScope scope = TensorScope.open()) {
      Tensor x = Tensor.of(1f, -2f);
      return x.tanh().toFloatArray()[0] * read(broken);
    }
  }

  private static float read(boolean broken) throws IOException {
    if (broken) {
      throw new IOException("no such file");
    }
    return 1f;
  }
}
