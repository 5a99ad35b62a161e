// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.function.ToDoubleFunction;

/** A function that closes is made first and run last; one that reads runs before. */
final class FunctionRunsLast {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    Runnable done = x::close;
    ToDoubleFunction<Tensor> first = t -> t.toFloatArray()[0];
    try {
      System.out.println(first.applyAsDouble(x));
    } finally {
      done.run();
    }
    System.out.println(x.shape());
  }
}
