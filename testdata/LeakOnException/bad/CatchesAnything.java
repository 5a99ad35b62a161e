// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The catch block says that the operation may fail, and forgets the tensor. */
final class CatchesAnything {
  static void run() {
    show(2);
    show(3);
  }

  private static void show(int size) {
    Tensor x = Tensor.of(1f, -2f); // want LeakOnException potential
    try {
      x.reshape(size, 1).close();
      x.close();
    } catch (RuntimeException e) {
      System.out.println("no such shape");
    }
  }
}
