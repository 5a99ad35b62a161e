// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorDisposedException;

/** What is caught by its own name, and not passed on, was expected: no failure need follow it. */
final class MisuseCaughtByName {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    x.close();
    try {
      System.out.println(x.toFloatArray()[0]);
    } catch (TensorDisposedException expected) {
      System.out.println("refused");
    }
    boolean isRefused = false;
    try (Tensor other = Tensor.of(3f)) {
      System.out.println(other.add(x).item());
    } catch (IllegalStateException | IllegalArgumentException expected) {
      isRefused = true;
    }
    System.out.println(isRefused);
  }
}
