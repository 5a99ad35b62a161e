// runs: keeps the reference
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.SimpleRnn;
import dev.tensorlint.runtime.nn.StatefulSequential;
import java.lang.ref.WeakReference;

/** Nobody holds the hidden state but the model, and that is enough. */
final class StateLivesWithModel {
  private static StatefulSequential model;
  private static WeakReference<Tensor> state = new WeakReference<>(null);

  static void run() {
    model = StatefulSequential.withInputs(1, new SimpleRnn(10).stateful());
    try (Tensor x = Tensor.ones(1, 1, 1);
        Tensor y = model.predict(x)) {
      System.out.println(y);
    }
    state = new WeakReference<>(model.state());
  }

  static boolean isGone() {
    return state.refersTo(null);
  }

  static void stop() {
    model.close();
  }
}
