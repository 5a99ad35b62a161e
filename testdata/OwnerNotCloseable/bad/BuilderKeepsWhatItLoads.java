// runs: leaks 1 model
// trap: ownership-returned
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** A builder loads a model, and gives only what the model says to what it builds. */
final class BuilderKeepsWhatItLoads {
  static void run() {
    Description description = new Builder().build();
    System.out.println(description.isClosed());
  }

  private record Description(boolean isClosed) {}

  private static final class Builder {
    private Model model; // want OwnerNotCloseable definite

    Description build() {
      if (model == null) {
        load();
      }
      return new Description(model.isClosed());
    }

    private void load() {
      this.model = Sequential.withInputs(1, new Dense(1));
    }
  }
}
