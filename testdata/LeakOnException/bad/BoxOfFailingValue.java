// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** The box fails where closing its value does, and then nobody closes the tensor. */
final class BoxOfFailingValue {
  static void run() {
    try {
      use();
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }

  private static void use() {
    Tensor x = Tensor.of(1f, -2f); // want LeakOnException definite
    try (Box<Log> box = new Box<>(new Log())) {
      box.get().add(x.toFloatArray()[0]);
    }
    x.close();
  }

  private static final class Log implements AutoCloseable {
    void add(float value) {
      System.out.println(value);
    }

    @Override
    public void close() throws IOException {
      throw new IOException("disk full");
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
        throw new IllegalArgumentException(e);
      }
    }
  }
}
