// runs: clean
import dev.tensorlint.runtime.Tensor;

/** One helper lets go, the next one fills. */
final class HelperEmptiesFieldFirst {
  static void run() {
    try (Table table = new Table()) {
      table.reload();
      System.out.println(table.values.shape());
    }
  }

  private static final class Table implements AutoCloseable {
    private Tensor values = Tensor.of(1f);

    void reload() {
      close();
      load();
    }

    private void load() {
      values = Tensor.of(2f, 3f);
    }

    @Override
    public void close() {
      values.close();
    }
  }
}
