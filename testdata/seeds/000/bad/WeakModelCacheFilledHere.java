// runs: leaks 1 model, clears the reference
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.SimpleRnn;
import dev.tensorlint.runtime.nn.StatefulSequential;
import java.util.Map;
import java.util.WeakHashMap;

/** The same cache, filled and used by one method. */
final class WeakModelCacheFilledHere {
  private static final Map<Integer, Model> MODELS = new WeakHashMap<>();

  static void run() {
    Integer sequenceLength = 1_000;
    Model model = MODELS.get(sequenceLength);
    if (model == null) {
      model = StatefulSequential.withInputs(1, new SimpleRnn(10).stateful());
      MODELS.put(sequenceLength, model); // want WeaklyHeldModel potential
    }
    try (Tensor x = Tensor.ones(1, 1, 1);
        Tensor y = model.predict(x)) {
      System.out.println(y);
    }
  }

  static boolean isGone() {
    return MODELS.isEmpty();
  }
}
