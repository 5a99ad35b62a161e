// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.SymbolicTensor;
import dev.tensorlint.runtime.trace.TracedFunction;

/** Each trace computes what it needs for itself. */
final class ComputedTwice {
  static void run() {
    try (Tensor x = Tensor.of(1f, -2f);
        TracedFunction outer =
            TracedFunction.of(
                input -> {
                  SymbolicTensor half = input.mul(0.5f);
                  return half.add(quarter(half));
                });
        Tensor y = outer.call(x)) {
      System.out.println(y.toFloatArray()[0]);
    }
  }

  private static SymbolicTensor quarter(SymbolicTensor half) {
    SymbolicTensor[] steps = new SymbolicTensor[2];
    steps[0] = half.mul(0.5f);
    steps[1] = steps[0].neg().neg();
    return steps[1];
  }
}
