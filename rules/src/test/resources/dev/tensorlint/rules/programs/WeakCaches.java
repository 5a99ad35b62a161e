import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.Map;

/** Caches that hold their models weakly and return them as well. */
final class WeakCaches {
  private final Map<String, WeakReference<Model>> cache = new HashMap<>();

  /** No code of the program calls it. */
  public Model forOthers(String name) {
    WeakReference<Model> known = cache.get(name);
    Model model = known == null ? null : known.get();
    if (model == null) {
      model = Sequential.withInputs(2, new Dense(1));
      cache.put(name, new WeakReference<>(model));
    }
    return model;
  }

  private Model forUs(String name) {
    Model model = Sequential.withInputs(2, new Dense(1));
    cache.put(name, new WeakReference<>(model));
    return model;
  }

  void closes() {
    forUs("a").close();
  }
}
