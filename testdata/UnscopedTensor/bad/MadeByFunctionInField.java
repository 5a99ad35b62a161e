// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Fields keep the functions that make the tensors, and another method runs them. */
final class MadeByFunctionInField {
  private static final UnaryOperator<Tensor> TWICE = MadeByFunctionInField::apply;
  private final Supplier<Tensor> maker;

  private MadeByFunctionInField() {
    maker = MadeByFunctionInField::get;
  }

  static void run() {
    System.out.println(new MadeByFunctionInField().ask());
  }

  private static Tensor get() {
    return Tensor.of(1f);
  }

  private static Tensor apply(Tensor x) {
    return x.mul(2f);
  }

  private float ask() {
    Tensor made = maker.get(); // want UnscopedTensor definite
    Tensor doubled = TWICE.apply(made); // want UnscopedTensor definite
    return doubled.item();
  }
}
