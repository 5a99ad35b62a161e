// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** The list closed it. */
final class ReadBehindItsList {
  static void run() {
    Tensor x = Tensor.of(1f);
    List<Tensor> all = new ArrayList<>();
    all.add(x);
    all.forEach(Tensor::close);
    System.out.println(x.item()); // want UseAfterDispose definite
  }
}
