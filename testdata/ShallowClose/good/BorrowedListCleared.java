// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** The caller closes what it lent. */
final class BorrowedListCleared {
  static void run() {
    Tensor x = Tensor.of(1f);
    List<Tensor> lent = new ArrayList<>(List.of(x));
    use(lent);
    x.close();
  }

  private static void use(List<Tensor> lent) {
    System.out.println(lent.get(0).item());
    lent.clear();
  }
}
