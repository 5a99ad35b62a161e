// runs: keeps the reference
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.SimpleRnn;
import dev.tensorlint.runtime.nn.StatefulSequential;
import java.util.Map;
import java.util.WeakHashMap;

/** The key is a small number, which Java boxes once and never collects. */
final class WeakModelCacheOfSmallKey {
  private static final Map<Integer, Model> MODELS = new WeakHashMap<>();

  static void run() {
    Model model = model(100);
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

  static void stop() {
    MODELS.values().forEach(Model::close);
  }
}
