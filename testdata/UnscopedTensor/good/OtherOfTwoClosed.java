// runs: clean
// trap: ownership-returned
import dev.tensorlint.runtime.Tensor;

/** A method gives back one of its arguments; the caller closes both. */
final class OtherOfTwoClosed {
  static void run() {
    Tensor one = Tensor.of(1f);
    Tensor other = Tensor.of(2f);
    Tensor best = larger(one, other);
    System.out.println(best.item());
    Tensor worse = best == one ? other : one;
    worse.close();
    best.close();
    try (Tensor three = Tensor.of(3f);
        Tensor four = Tensor.of(4f)) {
      System.out.println(larger(three, larger(four, three)).item());
    }
  }

  private static Tensor larger(Tensor one, Tensor other) {
    return one.item() > other.item() ? one : other;
  }
}
