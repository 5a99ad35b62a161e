// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** The field is filled by its initializer, and closed with the object at the end of the block. */
final class CalledBehindItsBlock {
  static void run() {
    Table escaped;
    try (Table table = new Table()) {
      escaped = table;
      System.out.println(table.first());
    }
    System.out.println(escaped.first()); // want UseAfterDispose definite
  }

  private static final class Table implements AutoCloseable {
    private final Tensor values = Tensor.of(1f, -2f);

    float first() {
      return values.toFloatArray()[0];
    }

    @Override
    public void close() {
      values.close();
    }
  }
}
