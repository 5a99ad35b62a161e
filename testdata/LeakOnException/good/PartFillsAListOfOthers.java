// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** The list is that of somebody else, who closes what is in it after a failure. */
final class PartFillsAListOfOthers {
  static void run() {
    List<Tensor> all = new ArrayList<>();
    try (Columns columns = new Columns(all, List.of("number", "date"))) {
      System.out.println(columns.sum());
    } catch (UnknownKindException e) {
      all.forEach(Tensor::close);
      System.out.println(e.getMessage());
    }
  }

  private static final class UnknownKindException extends Exception {
    private static final long serialVersionUID = 1;

    UnknownKindException(String kind) {
      super("unknown: " + kind);
    }
  }

  private static final class Columns implements AutoCloseable {
    private final List<Tensor> columns;

    Columns(List<Tensor> columns, List<String> kinds) throws UnknownKindException {
      this.columns = columns;
      read(kinds);
    }

    private void read(List<String> kinds) throws UnknownKindException {
      for (String kind : kinds) {
        switch (kind) {
          case "number":
            columns.add(Tensor.of(1f, 2f));
            break;
          default:
            throw new UnknownKindException(kind);
        }
      }
    }

    float sum() {
      float sum = 0;
      for (Tensor each : columns) {
        sum += each.toFloatArray()[0];
      }
      return sum;
    }

    @Override
    public void close() {
      columns.forEach(Tensor::close);
    }
  }
}
