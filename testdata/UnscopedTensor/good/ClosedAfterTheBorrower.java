// runs: clean
// trap: wrapper-chains
import dev.tensorlint.runtime.Tensor;

/** The reader borrows, and each caller closes what it lends after the reader is done. */
final class ClosedAfterTheBorrower {
  static void run() {
    lend();
    closeLater();
  }

  private static void lend() {
    try (Tensor source = Tensor.of(1f)) {
      System.out.println(new Reader(source).read());
    }
  }

  private static void closeLater() {
    Tensor source = Tensor.of(2f);
    Reader reader = new Reader(source);
    System.out.println(reader.read());
    source.close();
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
