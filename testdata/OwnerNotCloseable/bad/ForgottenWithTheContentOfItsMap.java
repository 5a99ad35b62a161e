// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.Map;

/** The content of the map is dropped, and none of it is closed. */
final class ForgottenWithTheContentOfItsMap {

  private static final class Models implements AutoCloseable {
    private final Map<String, Object> loaded = new HashMap<>();
    private Tensor first; // want OwnerNotCloseable definite

    void load() {
      first = Tensor.zeros(1);
      loaded.put("first", first);
    }

    float value() {
      return first.item();
    }

    @Override
    public void close() {
      loaded.clear();
    }
  }

  static void run() {
    for (int i = 0; i < 2; i++) {
      try (Models models = new Models()) {
        models.load();
        System.out.println(models.value());
      }
    }
  }
}
