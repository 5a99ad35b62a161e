// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** A program that works does not ask for what is not supported. */
final class UnsupportedKind {
  static void run() {
    make("ones").close();
    try {
      make("noise").close();
    } catch (UnsupportedOperationException e) {
      System.out.println(e.getMessage());
    }
  }

  private static Tensor make(String kind) {
    Tensor x = Tensor.of(1f, 1f); // want LeakOnException potential
    if (!kind.equals("ones")) {
      throw new UnsupportedOperationException(kind);
    }
    return x;
  }
}
