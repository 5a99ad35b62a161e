// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.util.Arrays;

/** A helper closes only some of the tensors that it gets. */
final class ClosedIfLarge {
  private static void closeLarge(Tensor... tensors) {
    Arrays.stream(tensors).filter(each -> each.item() > 1f).forEach(Tensor::close);
  }

  static void run() {
    Tensor small = Tensor.of(1f); // want UnscopedTensor potential
    System.out.println(small.item());
    closeLarge(small);
  }
}
