// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The body of a do-while loop runs at least once, and closes what it made. */
final class DoWhileCloses {
  static void run() {
    int rounds = 0;
    Tensor x;
    do {
      x = Tensor.of(rounds);
      System.out.println(x.toFloatArray()[0]);
      x.close();
      rounds++;
    } while (rounds < 2);
  }
}
