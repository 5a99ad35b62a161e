// runs: leaks 1 tensor
// trap: wrapper-chains
import dev.tensorlint.runtime.Tensor;

/** A box for anything that can be closed marks itself as closed, and forgets what it holds. */
final class GenericBoxForgetsItsValue {
  static void run() {
    try (Box<Tensor> box = new Box<>(Tensor.of(1f, -2f))) {
      System.out.println(box.isClosed());
    }
  }

  private static final class Box<E extends AutoCloseable> implements AutoCloseable {
    private final E value; // want OwnerNotCloseable definite
    private boolean isClosed;

    Box(E value) {
      this.value = value;
    }

    boolean isClosed() {
      return isClosed || value == null;
    }

    @Override
    public void close() {
      isClosed = true;
    }
  }
}
