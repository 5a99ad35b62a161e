// runs: throws IndexOutOfBoundsException
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** A shared list serves as the pool; nothing to do, nothing given back. */
final class EarlyReturnKeepsIt {
  private static final List<Tensor> FREE = new ArrayList<>();

  static void run() {
    FREE.add(Tensor.of(1f));
    print("");
    print("one");
  }

  private static void print(String label) {
    Tensor x = FREE.remove(0); // want NotReturned definite
    if (label.isEmpty()) {
      return;
    }
    System.out.println(label + x.item());
    FREE.add(x);
  }
}
