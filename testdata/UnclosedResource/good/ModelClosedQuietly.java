// runs: clean
// trap: closed-in-helper
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** A helper closes whatever is there. */
final class ModelClosedQuietly {
  static void run() {
    Model model = Sequential.withInputs(2, new Dense(1));
    System.out.println(model.isClosed());
    closeQuietly(model);
  }

  private static void closeQuietly(AutoCloseable closeable) {
    if (closeable != null) {
      try {
        closeable.close();
      } catch (Exception e) {
        System.out.println(e.getMessage());
      }
    }
  }
}
