// runs: leaks 3 tensors
import dev.tensorlint.runtime.Tensor;

/** The method never leaves the loop, and each round loses a tensor. */
final class LostInEndlessLoop {
  static void run() {
    try {
      serve();
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
  }

  private static void serve() {
    int rounds = 0;
    while (true) {
      Tensor frame = Tensor.of(1f, -2f); // want UnscopedTensor definite
      System.out.println(frame.toFloatArray()[0]);
      rounds++;
      if (rounds == 3) {
        throw new IllegalStateException("stopped"); // also LeakOnException
      }
    }
  }
}
