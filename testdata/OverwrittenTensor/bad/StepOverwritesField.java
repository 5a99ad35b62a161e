// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;

/** Each step makes the next state and forgets the former one. */
final class StepOverwritesField {
  static void run() {
    try (Counter counter = new Counter()) {
      counter.step();
      counter.step();
      System.out.println(counter.value());
    }
  }

  private static final class Counter implements AutoCloseable {
    private Tensor state = Tensor.scalar(0f);

    void step() {
      state = state.add(1f); // want OverwrittenTensor definite
    }

    float value() {
      return state.item();
    }

    @Override
    public void close() {
      state.close();
    }
  }
}
