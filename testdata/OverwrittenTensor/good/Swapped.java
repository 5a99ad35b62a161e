// runs: clean
import dev.tensorlint.runtime.Tensor;

/** Both are still named, though by other variables. */
final class Swapped {
  static void run() {
    Tensor a = Tensor.of(1f);
    Tensor b = Tensor.of(2f);
    Tensor swap = a;
    a = b;
    b = swap;
    System.out.println(a.item() + b.item());
    a.close();
    b.close();
  }
}
