// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** If a later column cannot be read, the tensors of the earlier ones are closed first. */
final class ListIsClosedWhereItIsFilled {
  static void run() {
    try (Columns columns = new Columns(List.of("number", "date"))) {
      System.out.println(columns.sum());
    } catch (UnknownKindException e) {
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
    private final List<Tensor> columns = new ArrayList<>();

    Columns(List<String> kinds) throws UnknownKindException {
      read(kinds);
    }

    private void read(List<String> kinds) throws UnknownKindException {
      for (String kind : kinds) {
        switch (kind) {
          case "number":
            columns.add(Tensor.of(1f, 2f));
            break;
          default:
            columns.forEach(Tensor::close);
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
