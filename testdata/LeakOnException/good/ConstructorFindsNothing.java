// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** Nothing is in the list of an object whose constructor says that it has found nothing. */
final class ConstructorFindsNothing {
  static void run() {
    try (Columns columns = new Columns(List.of())) {
      System.out.println(columns.sum());
    } catch (NothingFoundException e) {
      System.out.println(e.getMessage());
    }
  }

  private static final class NothingFoundException extends Exception {
    private static final long serialVersionUID = 1;

    NothingFoundException() {
      super("nothing");
    }
  }

  private static final class Columns implements AutoCloseable {
    private final List<Tensor> columns = new ArrayList<>();

    Columns(List<String> kinds) throws NothingFoundException {
      for (String kind : kinds) {
        columns.add(Tensor.of(1f, kind.length()));
      }
      if (columns.isEmpty()) {
        throw new NothingFoundException();
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
