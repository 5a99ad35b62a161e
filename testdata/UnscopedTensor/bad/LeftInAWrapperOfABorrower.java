// runs: leaks 1 tensor
// trap: wrapper-chains
import dev.tensorlint.runtime.Tensor;

/** What the inner object borrows, the outer one cannot release either. */
final class LeftInAWrapperOfABorrower {
  static void run() {
    lend();
    drop();
  }

  private static void lend() {
    try (Tensor source = Tensor.of(1f)) {
      System.out.println(new Twice(new Reader(source)).read());
    }
  }

  private static void drop() {
    Tensor source = Tensor.of(2f); // want UnscopedTensor definite
    System.out.println(new Twice(new Reader(source)).read());
  }

  private record Twice(Reader reader) {
    float read() {
      return reader.read() + reader.read();
    }
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
