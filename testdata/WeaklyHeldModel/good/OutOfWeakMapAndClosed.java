// runs: clean
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.util.Map;
import java.util.WeakHashMap;

/** Who gets the model from the cache closes it. */
final class OutOfWeakMapAndClosed {
  private static final Map<Object, Model> MODELS = new WeakHashMap<>();

  static void run() {
    Object user = new Object();
    try (Model model = modelOf(user)) {
      System.out.println(model.isClosed());
    }
    MODELS.remove(user);
  }

  private static Model modelOf(Object user) {
    Model model = MODELS.get(user);
    if (model == null) {
      model = Sequential.withInputs(2, new Dense(1));
      MODELS.put(user, model);
    }
    return model;
  }
}
