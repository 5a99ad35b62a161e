// runs: keeps the reference
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.SimpleRnn;
import dev.tensorlint.runtime.nn.StatefulSequential;
import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.Map;

/** A map that owns its models, and closes them. */
final class StrongModelCache {
  private static final Map<Integer, Model> MODELS = new HashMap<>();
  private static WeakReference<Model> latest = new WeakReference<>(null);

  static void run() {
    Model model = model(1_000);
    try (Tensor x = Tensor.ones(1, 1, 1);
        Tensor y = model.predict(x)) {
      System.out.println(y);
    }
    latest = new WeakReference<>(model);
  }

  private static Model model(Integer sequenceLength) {
    return MODELS.computeIfAbsent(
        sequenceLength, length -> StatefulSequential.withInputs(1, new SimpleRnn(10).stateful()));
  }

  static boolean isGone() {
    return latest.refersTo(null);
  }

  static void stop() {
    MODELS.values().forEach(Model::close);
  }
}
