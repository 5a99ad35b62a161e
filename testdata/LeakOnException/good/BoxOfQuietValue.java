// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The box fails where closing its value does, which closing a tensor never does. */
final class BoxOfQuietValue {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    try (Box<Tensor> box = new Box<>(x.relu())) {
      System.out.println(box.get().toFloatArray()[0]);
    }
    x.close();
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
        throw new IllegalArgumentException(e);
      }
    }
  }
}
