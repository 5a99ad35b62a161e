// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The superclass closes, and calls a method of the subclass that lets go of the rest. */
final class SuperclassCallsHook {
  static void run() {
    try (Stage stage = new Stage()) {
      System.out.println(stage.first());
    }
  }

  private abstract static class Step implements AutoCloseable {
    @Override
    public final void close() {
      onClose();
    }

    protected abstract void onClose();
  }

  private static final class Stage extends Step {
    private final Tensor table = Tensor.of(1f, -2f);

    float first() {
      return table.toFloatArray()[0];
    }

    @Override
    protected void onClose() {
      table.close();
    }
  }
}
