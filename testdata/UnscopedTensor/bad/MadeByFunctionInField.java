// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** A field keeps the function that makes the tensor, and another method runs it. */
final class MadeByFunctionInField {
  private static final UnaryOperator<Tensor> TWICE = x -> x.mul(2f);
  private final Supplier<Tensor> maker;

  private MadeByFunctionInField() {
    maker = MadeByFunctionInField::one;
  }

  static void run() {
    System.out.println(new MadeByFunctionInField().ask());
  }

  private static Tensor one() {
    return Tensor.of(1f);
  }

  private float ask() {
    Tensor made = maker.get(); // want UnscopedTensor definite
    Tensor doubled = TWICE.apply(made); // want UnscopedTensor definite
    return doubled.item();
  }
}
