// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** A method gives back one of its arguments; the caller closes that one and forgets the other. */
final class LargerOfTwoClosed {
  static void run() {
    Tensor one = Tensor.of(1f); // want UnscopedTensor potential
    Tensor other = Tensor.of(2f); // want UnscopedTensor potential
    Tensor best = larger(one, other);
    System.out.println(best.item());
    best.close();
  }

  private static Tensor larger(Tensor one, Tensor other) {
    return one.item() > other.item() ? one : other;
  }
}
