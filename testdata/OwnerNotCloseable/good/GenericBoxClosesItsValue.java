// runs: clean
// trap: wrapper-chains
import dev.tensorlint.runtime.Tensor;

/** A box for anything that can be closed closes what it holds, and wraps the exception. */
final class GenericBoxClosesItsValue {
  static void run() {
    try (Box<Tensor> box = new Box<>(Tensor.of(1f, -2f))) {
      System.out.println(box.get().toFloatArray()[0]);
    }
  }

  private static final class Box<E extends AutoCloseable> implements AutoCloseable {
    private final E value;

    Box(E value) {
      this.value = value;
    }

    E get() {
      return value;
    }

    @Override
    public void close() {
      try {
        value.close();
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
