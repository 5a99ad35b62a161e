// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** The next step reads a state that the scope of the last one has closed. */
final class StateInField {
  static void run() {
    Counter counter = new Counter();
    counter.step(1f);
    System.out.println(counter.total());
  }

  private static final class Counter {
    private Tensor state;

    void step(float value) {
      try (TensorScope scope = TensorScope.open()) {
        Tensor input = Tensor.of(value);
        state = input.mul(2f); // want EscapesScope definite
      }
    }

    float total() {
      return state.item();
    }
  }
}
