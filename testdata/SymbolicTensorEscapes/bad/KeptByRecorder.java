// runs: throws SymbolicTensorException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.SymbolicTensor;
import dev.tensorlint.runtime.trace.TracedFunction;

/** An object from before the trace keeps its last value. */
final class KeptByRecorder {
  static void run() {
    Recorder recorder = new Recorder();
    try (Tensor x = Tensor.of(1f, -2f);
        TracedFunction function =
            TracedFunction.of(
                input -> {
                  SymbolicTensor y = input.relu();
                  recorder.record(y); // want SymbolicTensorEscapes definite
                  return y;
                });
        Tensor y = function.call(x)) {
      System.out.println(y.shape());
      System.out.println(recorder.last.tanh().shape());
    }
  }

  private static final class Recorder {
    private SymbolicTensor last;

    void record(SymbolicTensor value) {
      last = value;
    }
  }
}
