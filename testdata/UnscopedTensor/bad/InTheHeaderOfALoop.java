// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The first of a row is made in the header of the loop, which is no block to close it in. */
final class InTheHeaderOfALoop {
  static void run() {
    try (Tensor given = Tensor.of(2f)) {
      int rounds = 2;
      for (Tensor copy = given.relu(); rounds > 0; rounds--) { // want UnscopedTensor definite
        System.out.println(copy.item());
      }
    }
  }
}
