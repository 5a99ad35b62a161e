// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The old value goes before the new one comes, whichever way it is written. */
final class FieldClosedFirst {
  static void run() {
    try (Counter counter = new Counter()) {
      counter.step();
      counter.swap(Tensor.scalar(5f)).close();
      counter.set(Tensor.scalar(7f));
      System.out.println(counter.state.item());
    }
  }

  private static final class Counter implements AutoCloseable {
    private Tensor state = Tensor.scalar(0f);

    void step() {
      Tensor former = state;
      state = former.add(1f);
      former.close();
    }

    Tensor swap(Tensor next) {
      Tensor former = state;
      state = next;
      return former;
    }

    void set(Tensor next) {
      if (state != null) {
        state.close();
      }
      state = next;
    }

    @Override
    public void close() {
      state.close();
    }
  }
}
