// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Passing a closed tensor on is not reading it. */
final class ClosedPassedAround {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    x.close();
    List<Tensor> retired = new ArrayList<>();
    retired.add(x);
    retired.remove(x);
    System.out.println(List.of(x).size() + " " + Optional.of(x).isPresent());
    System.out.println("retired " + x + " " + String.valueOf(x) + " " + describe(x));
  }

  private static String describe(Tensor tensor) {
    return tensor.id() + ": " + tensor.shape();
  }
}
