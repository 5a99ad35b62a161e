// runs: leaks 3 tensors, collects the garbage
import dev.tensorlint.runtime.Tensor;

/** Nobody closes the tensors, which could still be done, and the collector shall do it. */
final class LostInLoop {
  static void run() {
    for (int i = 0; i < 3; i++) {
      Tensor x = Tensor.of(i); // want UnscopedTensor definite
      System.out.println(x.item());
      System.gc(); // want ManualGc potential
    }
  }
}
