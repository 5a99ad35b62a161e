// runs: clean
// trap: path-merges
import dev.tensorlint.runtime.Tensor;

/** The method never leaves the loop; each round closes what the one before has left. */
final class ClosedInEndlessLoop {
  static void run() {
    try (Tensor first = Tensor.of(0f)) {
      serve(first);
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
  }

  private static void serve(Tensor background) {
    Tensor last = null;
    int rounds = 0;
    while (true) {
      Tensor frame = background.add(background);
      if (last != null) {
        last.close();
      }
      last = frame;
      System.out.println(last.toFloatArray()[0]);
      rounds++;
      if (rounds == 3) {
        last.close();
        throw new IllegalStateException("stopped");
      }
    }
  }
}
