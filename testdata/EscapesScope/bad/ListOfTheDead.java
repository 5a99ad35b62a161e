// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import java.util.ArrayList;
import java.util.List;

/** The list goes to the caller, and what is in it has been closed. */
final class ListOfTheDead {
  static void run() {
    System.out.println(parts().get(0).item());
  }

  private static List<Tensor> parts() {
    List<Tensor> parts = new ArrayList<>();
    try (TensorScope scope = TensorScope.open()) {
      Tensor one = Tensor.scalar(1f);
      parts.add(one.add(1f)); // want EscapesScope definite
    }
    return parts;
  }
}
