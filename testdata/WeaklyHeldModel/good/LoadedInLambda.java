// runs: clean
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.WeakReference;
import java.util.Optional;

/** The lambda returns it, and so does the method. */
final class LoadedInLambda {
  private static WeakReference<Model> latest = new WeakReference<>(null);

  static void run() {
    try (Model model = model()) {
      System.out.println(model == model());
    }
  }

  private static Model model() {
    return Optional.ofNullable(latest.get())
        .orElseGet(
            () -> {
              Model loaded = Sequential.withInputs(2, new Dense(1));
              latest = new WeakReference<>(loaded);
              return loaded;
            });
  }
}
