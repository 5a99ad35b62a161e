// runs: clean
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** Code that is not seen makes the model; each path closes it, returns it, or has none. */
final class ModelOfPluginOnEachPath {
  static void run() throws ReflectiveOperationException {
    System.out.println(describe(true) == null);
    try (Model kept = describe(false)) {
      System.out.println(kept);
    }
  }

  private static Model describe(boolean isShort) throws ReflectiveOperationException {
    Model model =
        (Model) ModelOfPluginOnEachPath.class.getDeclaredMethod("load").invoke(null);
    if (model == null) {
      return null;
    }
    if (isShort) {
      model.close();
      return null;
    }
    return model;
  }

  static Model load() {
    return Sequential.withInputs(1, new Dense(1));
  }
}
