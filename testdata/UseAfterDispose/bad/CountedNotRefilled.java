// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** The method looks at the closed states and puts none into their places. */
final class CountedNotRefilled {
  static void run() {
    List<Tensor> states = new ArrayList<>();
    states.add(Tensor.of(1f));
    states.get(0).close();
    System.out.println(count(states));
    System.out.println(states.get(0).item()); // want UseAfterDispose definite
  }

  private static int count(List<Tensor> states) {
    return states.size();
  }
}
