// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** A helper puts the tensor into a list; the list is closed, and the tensor is read. */
final class ClosedThroughFilledList {
  static void run() {
    List<Tensor> all = new ArrayList<>();
    Tensor x = Tensor.of(1f);
    store(all, x);
    all.forEach(Tensor::close);
    System.out.println(x.item()); // want UseAfterDispose definite
  }

  private static void store(List<Tensor> all, Tensor x) {
    all.add(x);
  }
}
