// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The arguments are looked at when the tensor is there already. */
final class ConstructorChecksTooLate {
  static void run() {
    try (Window window = new Window(0)) {
      System.out.println(window.mean());
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }

  private static final class Window implements AutoCloseable {
    private final Tensor values;
    private final int width;

    Window(int width) {
      values = Tensor.of(1f, -2f); // want LeakOnException definite
      if (width <= 0) {
        throw new IllegalArgumentException("no width: " + width);
      }
      this.width = width;
    }

    float mean() {
      return values.toFloatArray()[0] / width;
    }

    @Override
    public void close() {
      values.close();
    }
  }
}
