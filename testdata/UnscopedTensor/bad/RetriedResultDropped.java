// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** Two methods call each other until one of them makes a tensor, which is then forgotten. */
final class RetriedResultDropped {
  static void run() {
    Tensor y = attempt(0); // want UnscopedTensor definite
    System.out.println(y.item());
  }

  private static Tensor attempt(int count) {
    return count < 2 ? again(count) : Tensor.scalar(count);
  }

  private static Tensor again(int count) {
    return attempt(count + 1);
  }
}
