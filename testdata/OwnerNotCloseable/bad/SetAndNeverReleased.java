// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The caller gives the reader its source, and it has no method that closes it. */
final class SetAndNeverReleased {
  static void run() {
    Reader reader = new Reader();
    Tensor source = Tensor.of(2f);
    reader.readFrom(source);
    System.out.println(reader.read());
  }

  private static final class Reader {
    private Tensor source; // want OwnerNotCloseable definite

    void readFrom(Tensor newSource) {
      source = newSource;
    }

    float read() {
      return source.item();
    }
  }
}
