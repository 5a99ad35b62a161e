// runs: leaks 1 tensor
// trap: closed-in-helper
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** The callee closes its argument only if nothing throws before. */
final class ReleasedByCalleeUnlessItThrows {
  static void run() {
    try {
      useNew();
    } catch (IOException e) {
      System.out.println(e.getMessage());
    }
  }

  private static void useNew() throws IOException {
    Tensor x = Tensor.of(9f); // want LeakOnException definite
    use(x);
  }

  private static void use(Tensor x) throws IOException {
    check(x);
    x.close();
  }

  private static void check(Tensor x) throws IOException {
    if (x.item() > 3) {
      throw new IOException("too large");
    }
  }
}
