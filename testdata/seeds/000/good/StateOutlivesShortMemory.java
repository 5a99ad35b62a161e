// runs: clean
import dev.tensorlint.runtime.DeviceOutOfMemoryException;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorRuntime;
import dev.tensorlint.runtime.nn.SimpleRnn;
import dev.tensorlint.runtime.nn.StatefulSequential;

/** Where memory is short the allocation fails; no state is given up for it. */
final class StateOutlivesShortMemory {
  static void run() {
    try (StatefulSequential model = StatefulSequential.withInputs(1, new SimpleRnn(10).stateful());
        Tensor x = Tensor.ones(1, 1, 1);
        Tensor first = model.predict(x)) {
      exhaust();
      System.out.println(first.toFloatArray()[0]);
      if (model.state().isClosed()) {
        throw new IllegalStateException("the state was given up");
      }
    }
  }

  private static void exhaust() {
    long budget = TensorRuntime.budget();
    TensorRuntime.setBudget(TensorRuntime.liveBytes() + 1_000);
    try (Tensor big = Tensor.zeros(1_000, 1_000)) {
      throw new IllegalStateException(big + " has room");
    } catch (DeviceOutOfMemoryException expected) {
      System.out.println(expected.getMessage());
    } finally {
      TensorRuntime.setBudget(budget);
    }
  }
}
