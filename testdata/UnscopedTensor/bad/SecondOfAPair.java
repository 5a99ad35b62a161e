// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** A helper makes a pair, its caller closes one of the two: it is told which one is left. */
final class SecondOfAPair {
  private record Pair(Tensor left, Tensor right) {}

  static void run() {
    Pair pair = made(); // want UnscopedTensor definite
    System.out.println(pair.left().item() + pair.right().item());
    pair.left().close();
  }

  private static Pair made() {
    return new Pair(Tensor.of(1f), Tensor.of(2f));
  }
}
