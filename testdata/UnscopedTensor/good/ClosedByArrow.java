// runs: clean
// trap: closed-in-helper
import dev.tensorlint.runtime.Tensor;
import java.util.List;
import org.apache.arrow.util.AutoCloseables;

/** Arrow's helper closes what it is given: some, a list of them, and one behind a failure. */
final class ClosedByArrow {
  static void run() throws Exception {
    Tensor x = Tensor.of(1f);
    Tensor y = x.relu();
    AutoCloseables.close(x, null, y);

    List<Tensor> all = List.of(Tensor.of(2f), Tensor.of(3f));
    AutoCloseables.close(all);

    Tensor last = Tensor.of(4f);
    IllegalStateException failed = new IllegalStateException("the step failed");
    AutoCloseables.close(failed, last);
  }
}
