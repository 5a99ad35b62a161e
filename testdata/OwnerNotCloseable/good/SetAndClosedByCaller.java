// runs: clean
// trap: held-elsewhere
import dev.tensorlint.runtime.Tensor;

/** The callers close what they set. */
final class SetAndClosedByCaller {
  static void run() {
    Reader reader = new Reader();
    try (Tensor source = Tensor.of(1f)) {
      reader.readFrom(source);
      System.out.println(reader.read());
    }
    Tensor other = Tensor.of(2f);
    reader.readFrom(other);
    System.out.println(reader.read());
    other.close();
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
