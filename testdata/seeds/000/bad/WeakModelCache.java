// runs: leaks 1 model, clears the reference
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.SimpleRnn;
import dev.tensorlint.runtime.nn.StatefulSequential;
import java.util.Map;
import java.util.WeakHashMap;

/** A weak map of models: the entry ends with its key, and the model with the entry. */
final class WeakModelCache {
  private static final Map<Integer, Model> MODELS = new WeakHashMap<>();

  static void run() {
    Model model = model(1_000); // want WeaklyHeldModel potential
    try (Tensor x = Tensor.ones(1, 1, 1);
        Tensor y = model.predict(x)) {
      System.out.println(y);
    }
  }

  private static Model model(Integer sequenceLength) {
    Model model = MODELS.get(sequenceLength);
    if (model == null) {
      model = StatefulSequential.withInputs(1, new SimpleRnn(10).stateful());
      MODELS.put(sequenceLength, model);
    }
    return model;
  }

  static boolean isGone() {
    return MODELS.isEmpty();
  }
}
