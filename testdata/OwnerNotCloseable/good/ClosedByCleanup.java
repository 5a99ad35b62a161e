// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** What is to be undone is noted as it is done. */
final class ClosedByCleanup {
  static void run() {
    Session session = new Session();
    System.out.println(session.first());
    session.end();
  }

  private static final class Session {
    private final List<Runnable> cleanups = new ArrayList<>();
    private final Tensor table;

    Session() {
      table = Tensor.of(1f, -2f);
      cleanups.add(() -> table.close());
    }

    float first() {
      return table.toFloatArray()[0];
    }

    void end() {
      cleanups.forEach(Runnable::run);
    }
  }
}
