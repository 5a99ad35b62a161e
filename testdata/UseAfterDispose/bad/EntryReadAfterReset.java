// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** A private method of the object closes and forgets what it has; the public one goes on. */
final class EntryReadAfterReset implements AutoCloseable {
  private final List<Tensor> steps = new ArrayList<>();

  static void run() {
    try (EntryReadAfterReset history = new EntryReadAfterReset()) {
      System.out.println(history.restart(Tensor.of(2f)));
    }
  }

  private float restart(Tensor first) {
    steps.add(first);
    reset();
    return first.item(); // want UseAfterDispose definite
  }

  private void reset() {
    for (Tensor step : steps) {
      step.close();
    }
    steps.clear();
  }

  @Override
  public void close() {
    reset();
  }
}
