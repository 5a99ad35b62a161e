// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The reader is set to a source, which it borrows. */
final class LeftInASetter {
  static void run() {
    lend();
    drop();
  }

  private static void lend() {
    Reader reader = new Reader();
    try (Tensor source = Tensor.of(1f)) {
      reader.readFrom(source);
      System.out.println(reader.read());
    }
  }

  private static void drop() {
    Reader reader = new Reader();
    Tensor source = Tensor.of(2f); // want UnscopedTensor definite
    reader.readFrom(source);
    System.out.println(reader.read());
  }

  private static final class Reader {
    private Tensor source;

    void readFrom(Tensor newSource) {
      source = newSource;
    }

    float read() {
      return source.item();
    }
  }
}
