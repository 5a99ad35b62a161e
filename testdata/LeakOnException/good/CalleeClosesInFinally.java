// runs: clean
// trap: closed-in-helper
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** The callee closes its argument however it ends. */
final class CalleeClosesInFinally {
  static void run() {
    try {
      use(Tensor.of(9f));
    } catch (IOException e) {
      System.out.println(e.getMessage());
    }
    Tensor x = Tensor.of(9f);
    try {
      useFirst(x);
    } catch (IOException e) {
      x.close();
    }
  }

  private static void use(Tensor x) throws IOException {
    try {
      check(x);
    } finally {
      x.close();
    }
  }

  private static void useFirst(Tensor x) throws IOException {
    check(x);
    x.close();
  }

  private static void check(Tensor x) throws IOException {
    if (x.item() > 3) {
      throw new IOException("too large");
    }
  }
}
