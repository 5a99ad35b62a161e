// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** A later column cannot be read: the constructor calls the method that closes all there is. */
final class FailedConstructorClosesAll {
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
      try {
        for (String kind : kinds) {
          if (!kind.equals("number")) {
            throw new UnknownKindException(kind);
          }
          columns.add(Tensor.of(1f, 2f));
        }
      } catch (UnknownKindException e) {
        close();
        throw e;
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
