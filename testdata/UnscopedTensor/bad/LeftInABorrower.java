// runs: leaks 1 tensor
// trap: wrapper-chains
import dev.tensorlint.runtime.Tensor;

/** The reader borrows: one caller closes what it lends, the other drops both. */
final class LeftInABorrower {
  static void run() {
    lend();
    drop();
  }

  private static void lend() {
    try (Tensor source = Tensor.of(1f)) {
      System.out.println(new Reader(source).read());
    }
  }

  private static void drop() {
    Tensor source = Tensor.of(2f); // want UnscopedTensor definite
    System.out.println(new Reader(source).read());
  }

  private static final class Reader {
    private final Tensor source;

    Reader(Tensor source) {
      this.source = source;
    }

    float read() {
      return source.item();
    }
  }
}
