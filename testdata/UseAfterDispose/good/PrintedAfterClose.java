// runs: clean
import dev.tensorlint.runtime.Tensor;

/** A closed tensor prints its name; the element was read before. */
final class PrintedAfterClose {
  static void run() {
    Tensor x = Tensor.of(1f, 2f, 3f, 4f);
    Tensor odd = x.copyOfRange(0, 0, 4, 2);
    float last = odd.get(-1);
    x.close();
    odd.close();
    System.out.println(x + " " + odd + " " + last);
  }
}
