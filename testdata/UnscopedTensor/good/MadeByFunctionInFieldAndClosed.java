// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** One function of the object makes the tensor, and another one closes it; a third lends one. */
final class MadeByFunctionInFieldAndClosed implements AutoCloseable {
  private final Tensor kept = Tensor.of(3f);
  private final Supplier<Tensor> maker = () -> Tensor.of(1f);
  private final Supplier<Tensor> lender = () -> kept;
  private final Consumer<Tensor> end = Tensor::close;

  static void run() {
    try (MadeByFunctionInFieldAndClosed object = new MadeByFunctionInFieldAndClosed()) {
      System.out.println(object.ask());
    }
  }

  private float ask() {
    Tensor made = maker.get();
    Tensor lent = lender.get();
    float sum = made.item() + lent.item();
    end.accept(made);
    return sum;
  }

  @Override
  public void close() {
    kept.close();
  }
}
