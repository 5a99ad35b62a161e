// runs: clean
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The model leaves its owner, which has nothing left to close. */
final class OwnerLetsItsModelGo {
  static void run() {
    Detector detector = new Detector();
    Model model = detector.detach();
    System.out.println(model.isClosed());
    model.close();
  }

  private static final class Detector implements AutoCloseable {
    private Model model;

    Detector() {
      model = Sequential.withInputs(2, new Dense(1));
    }

    Model detach() {
      Model left = model;
      model = null;
      return left;
    }

    @Override
    public void close() {
      if (model != null) {
        model.close();
      }
    }
  }
}
