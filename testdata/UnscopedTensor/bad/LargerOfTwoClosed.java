// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;

/** A method gives back one of its arguments; the caller closes that one and forgets the other. */
final class LargerOfTwoClosed {
  static void run() {
    System.out.println(best(1f, 2f));
    System.out.println(best(2f, 1f));
  }

  private static float best(float first, float second) {
    Tensor one = Tensor.of(first); // want UnscopedTensor potential
    Tensor other = Tensor.of(second); // want UnscopedTensor potential
    Tensor best = larger(one, other);
    float value = best.item();
    best.close();
    return value;
  }

  private static Tensor larger(Tensor one, Tensor other) {
    return one.item() > other.item() ? one : other;
  }
}
