// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import java.util.function.Consumer;

/** The function in the field closes the tensor, which is read afterwards. */
final class ClosedByFunctionInField {
  private final Consumer<Tensor> end = Tensor::close;

  static void run() {
    System.out.println(new ClosedByFunctionInField().ask());
  }

  private float ask() {
    Tensor made = Tensor.of(1f);
    end.accept(made);
    return made.item(); // want UseAfterDispose definite
  }
}
