// runs: clean
// trap: ownership-returned
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** A builder loads a model where it is given none, and gives it to what it builds. */
final class BuilderGivesWhatItLoads {
  static void run() {
    try (Classifier classifier = new Builder().named("small").build()) {
      System.out.println(classifier.name());
    }
  }

  private static final class Classifier implements AutoCloseable {
    private final Model model;
    private final String name;

    Classifier(Model model, String name) {
      this.model = model;
      this.name = name;
    }

    String name() {
      return name + " " + model.isClosed();
    }

    @Override
    public void close() {
      model.close();
    }
  }

  private static final class Builder {
    private Model model;
    private String name;

    Builder model(Model given) {
      this.model = given;
      return this;
    }

    Builder named(String given) {
      this.name = given;
      return this;
    }

    Classifier build() {
      if (model == null) {
        load();
      }
      if (name == null) {
        throw new IllegalStateException("a classifier has a name");
      }
      return new Classifier(model, name);
    }

    private void load() {
      this.model = Sequential.withInputs(1, new Dense(1));
    }
  }
}
