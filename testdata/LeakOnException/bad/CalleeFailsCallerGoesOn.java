// runs: leaks 1 tensor
// trap: closed-in-helper
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** The caller catches what the callee throws before it closes its argument. */
final class CalleeFailsCallerGoesOn {
  static void run() {
    Tensor x = Tensor.of(9f); // want LeakOnException definite
    try {
      use(x);
    } catch (IOException e) {
      System.out.println(e.getMessage());
    }
  }

  private static void use(Tensor x) throws IOException {
    if (x.item() > 3) {
      throw new IOException("too large");
    }
    x.close();
  }
}
