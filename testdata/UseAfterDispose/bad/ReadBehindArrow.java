// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import java.util.List;
import org.apache.arrow.util.AutoCloseables;

/** The helper has closed all of the list, and one of them is read. */
final class ReadBehindArrow {
  static void run() throws Exception {
    Tensor x = Tensor.of(1f);
    List<Tensor> all = List.of(x, x.relu());
    AutoCloseables.close(all);
    System.out.println(x.item()); // want UseAfterDispose definite
  }
}
