// runs: clean
// trap: closed-in-helper
import dev.tensorlint.runtime.Tensor;
import java.util.List;

/** Helpers for anything closeable, present or not. */
final class ClosedByGenericHelper {
  static void run() {
    Tensor x = Tensor.of(1f);
    Tensor y = x.relu();
    closeIfPresent(x);
    closeIfPresent(null);
    closeEach(List.of(y));
    Tensor z = closedAfter(Tensor.of(2f));
    System.out.println(z.shape());
  }

  private static <T extends AutoCloseable> void closeIfPresent(T resource) {
    if (resource == null) {
      return;
    }
    try {
      resource.close();
    } catch (Exception e) {
      System.out.println("not closed: " + e.getMessage());
    }
  }

  private static <T extends AutoCloseable> void closeEach(Iterable<? extends T> all) {
    for (T one : all) {
      closeIfPresent(one);
    }
  }

  private static <T extends AutoCloseable> T closedAfter(T resource) {
    closeIfPresent(resource);
    return resource;
  }
}
