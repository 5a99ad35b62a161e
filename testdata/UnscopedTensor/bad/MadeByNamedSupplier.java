// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.util.function.Supplier;

/** What a supplier in a variable creates belongs to the one who asks it. */
final class MadeByNamedSupplier {
  static void run() {
    Supplier<Tensor> maker = () -> Tensor.ones(1, 2); // want UnscopedTensor definite
    Tensor made = maker.get();
    System.out.println(made.toFloatArray()[0]);
  }
}
