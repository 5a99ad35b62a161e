// runs: leaks 1 model
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.io.IOException;

/** A model whose weights cannot be read stays open. */
final class ModelNotLoaded {
  static void run() {
    try {
      System.out.println(load(false));
      System.out.println(load(true));
    } catch (IOException e) {
      System.out.println(e.getMessage());
    }
  }

  private static float load(boolean broken) throws IOException {
    Model model = Sequential.withInputs(1, new Dense(1)); // want LeakOnException definite
    float weight = read(broken);
    model.close();
    return weight;
  }

  private static float read(boolean broken) throws IOException {
    if (broken) {
      throw new IOException("no such file");
    }
    return 1f;
  }
}
