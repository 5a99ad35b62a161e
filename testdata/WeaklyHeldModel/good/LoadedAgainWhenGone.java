// runs: clean
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.WeakReference;

/** Reload when it is gone: every caller holds what it gets, and the last one closes it. */
final class LoadedAgainWhenGone {
  private static WeakReference<Model> latest = new WeakReference<>(null);

  static void run() {
    try (Model model = model()) {
      System.out.println(model == model());
    }
  }

  private static Model model() {
    Model model = latest.get();
    if (model == null) {
      model = Sequential.withInputs(2, new Dense(1));
      latest = new WeakReference<>(model);
    }
    return model;
  }
}
