// runs: leaks 1 tensor
// trap: wrapper-chains
import dev.tensorlint.runtime.Tensor;

/** A factory makes the reader, which borrows. */
final class LeftThroughAFactory {
  static void run() {
    lend();
    drop();
  }

  private static void lend() {
    try (Tensor source = Tensor.of(1f)) {
      System.out.println(Reader.of(source).read());
    }
  }

  private static void drop() {
    Tensor source = Tensor.of(2f); // want UnscopedTensor definite
    System.out.println(Reader.of(source).read());
  }

  private static final class Reader {
    private final Tensor source;

    private Reader(Tensor source) {
      this.source = source;
    }

    static Reader of(Tensor source) {
      return new Reader(source);
    }

    float read() {
      return source.item();
    }
  }
}
