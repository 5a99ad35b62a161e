// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.SymbolicTensor;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/** A reference that the body makes for its own lambdas. */
final class ReferenceInBody {
  static void run() {
    try (Tensor x = Tensor.of(1f, -2f);
        TracedFunction function =
            TracedFunction.of(
                input -> {
                  AtomicReference<SymbolicTensor> sum = new AtomicReference<>(input);
                  List.of(1f, 2f).forEach(by -> sum.set(sum.get().add(by)));
                  return sum.get();
                });
        Tensor y = function.call(x)) {
      System.out.println(y.toFloatArray()[0]);
    }
  }
}
