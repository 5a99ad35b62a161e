// runs: leaks 1 model
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The constructor leaves the work to methods of its own. */
final class OwnerBuiltByItsMethods {
  static void run() {
    Detector detector = new Detector(2); // want UnclosedResource definite
    System.out.println(detector.isReady());
  }

  private static final class Detector implements AutoCloseable {
    private Model model;

    Detector(int inputs) {
      this(inputs, 1);
    }

    Detector(int inputs, int units) {
      init(inputs, units);
    }

    private void init(int inputs, int units) {
      model = loadModel(inputs, units);
    }

    private Model loadModel(int inputs, int units) {
      Model loaded = Sequential.withInputs(inputs, new Dense(units));
      System.out.println("loaded");
      return loaded;
    }

    boolean isReady() {
      return !model.isClosed();
    }

    @Override
    public void close() {
      if (model != null) {
        model.close();
        model = null;
      }
    }
  }
}
