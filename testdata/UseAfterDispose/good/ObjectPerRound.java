// runs: clean
import dev.tensorlint.runtime.Tensor;

/** Each round has an object of its own, which it uses and closes. */
final class ObjectPerRound {
  static void run() {
    Table last = null;
    for (int i = 0; i < 3; i++) {
      Table table = new Table();
      System.out.println(table.first());
      table.close();
      last = table;
    }
    System.out.println(last != null && last.isClosed());
  }

  private static final class Table implements AutoCloseable {
    private final Tensor values = Tensor.of(1f, -2f);

    float first() {
      return values.toFloatArray()[0];
    }

    boolean isClosed() {
      return values.isClosed();
    }

    @Override
    public void close() {
      values.close();
    }
  }
}
