// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Functions in variables create, test, map and close; each tensor is closed once. */
final class RunByName {
  static void run() {
    Supplier<Tensor> maker = () -> Tensor.of(1f, -2f);
    Predicate<Tensor> isOpen = t -> !t.isClosed();
    UnaryOperator<Tensor> step = Tensor::relu;
    Consumer<Tensor> finish = Tensor::close;
    Tensor x = maker.get();
    Tensor y = step.apply(x);
    Runnable done =
        () -> {
          System.out.println(y.toFloatArray()[0]);
          finish.accept(x);
        };
    done.run();
    if (isOpen.test(y)) {
      finish.accept(y);
    }
    List.of(maker.get(), maker.get()).forEach(finish);
  }
}
