// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;

/** All callers give the reader its source, and it has no method that closes it. */
final class SetAndNeverReleased {
  static void run() {
    one();
    other();
  }

  private static void one() {
    Reader reader = new Reader();
    reader.readFrom(Tensor.of(1f));
    System.out.println(reader.read());
  }

  private static void other() {
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
