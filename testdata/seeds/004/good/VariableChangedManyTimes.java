// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorRuntime;
import dev.tensorlint.runtime.grad.Variable;

/** A variable that is changed a hundred times holds what it held after the first. */
final class VariableChangedManyTimes {
  static void run() {
    try (Tensor start = Tensor.ones(100, 10);
        Variable state = Variable.of(start)) {
      long before = TensorRuntime.liveBytes();
      for (int i = 0; i < 100; i++) {
        try (Tensor next = state.value().mul(0.5f)) {
          state.assign(next);
        }
      }
      if (TensorRuntime.liveBytes() > before) {
        throw new IllegalStateException("a change keeps memory");
      }
    }
  }
}
