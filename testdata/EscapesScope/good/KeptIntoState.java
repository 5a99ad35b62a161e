// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** Each step keeps its state and closes the one before. */
final class KeptIntoState {
  static void run() {
    try (Counter counter = new Counter()) {
      counter.step(1f);
      counter.step(2f);
      System.out.println(counter.total());
    }
  }

  private static final class Counter implements AutoCloseable {
    private Tensor state = Tensor.scalar(0f).keep();

    void step(float value) {
      try (TensorScope scope = TensorScope.open()) {
        Tensor next = state.add(Tensor.scalar(value)).keep();
        state.close();
        state = next;
      }
    }

    float total() {
      return state.item();
    }

    @Override
    public void close() {
      state.close();
    }
  }
}
