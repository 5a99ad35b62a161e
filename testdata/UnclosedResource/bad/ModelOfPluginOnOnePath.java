// runs: leaks 1 model
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.reflect.Method;

/** Code that is not seen makes the model; one path closes it, the other forgets it. */
final class ModelOfPluginOnOnePath {
  static void run() throws ReflectiveOperationException {
    System.out.println(describe(true) + describe(false));
  }

  private static String describe(boolean isShort) throws ReflectiveOperationException {
    Method load = ModelOfPluginOnOnePath.class.getDeclaredMethod("load");
    Model model = (Model) load.invoke(null); // want UnclosedResource potential
    if (isShort) {
      return "a model";
    }
    String name = model.toString();
    model.close();
    return name;
  }

  static Model load() {
    return Sequential.withInputs(1, new Dense(1));
  }
}
