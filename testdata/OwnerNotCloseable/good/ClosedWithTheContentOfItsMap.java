// runs: clean
// trap: collections-and-closers
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.Map;

/** What a field holds is in a map as well, whose content is closed as a whole. */
final class ClosedWithTheContentOfItsMap {

  private static final class Models implements AutoCloseable {
    private final Map<String, Object> loaded = new HashMap<>();
    private Tensor first;
    private Tensor second;

    void load() {
      first = Tensor.zeros(1);
      loaded.put("first", first);
      Tensor made = Tensor.ones(1);
      second = made;
      loaded.put("second", made);
    }

    float sum() {
      return first.item() + second.item();
    }

    @Override
    public void close() {
      loaded
          .values()
          .forEach(
              one -> {
                if (one instanceof Tensor) {
                  ((Tensor) one).close();
                }
              });
      loaded.clear();
    }
  }

  static void run() {
    try (Models models = new Models()) {
      models.load();
      System.out.println(models.sum());
    }
  }
}
