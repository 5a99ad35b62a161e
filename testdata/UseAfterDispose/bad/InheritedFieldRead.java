// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** The superclass closes its field, the subclass reads it. */
final class InheritedFieldRead {
  static void run() {
    Scaled scaled = new Scaled();
    scaled.close();
    System.out.println(scaled.twice()); // want UseAfterDispose definite
  }

  private static class Values implements AutoCloseable {
    protected final Tensor values = Tensor.of(1f, -2f);

    @Override
    public void close() {
      values.close();
    }
  }

  private static final class Scaled extends Values {
    float twice() {
      return 2 * values.toFloatArray()[0];
    }

    @Override
    public void close() {
      super.close();
    }
  }
}
