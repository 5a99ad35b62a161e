// runs: leaks 2 models
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** One constructor makes what another one keeps, of the same class or of a superclass. */
final class OwnerOfWhatItsConstructorMakes {
  static void run() {
    Detector detector = new Detector(2); // want UnclosedResource definite
    System.out.println(detector.isReady());
    SmallDetector small = new SmallDetector(); // want UnclosedResource definite
    System.out.println(small.isReady());
  }

  private static class Detector implements AutoCloseable {
    private final Model model;

    Detector(int inputs) {
      this(Sequential.withInputs(inputs, new Dense(1)), "new");
    }

    Detector(Model model) {
      this(model, "given");
    }

    private Detector(Model model, String name) {
      System.out.println(name);
      this.model = model;
    }

    boolean isReady() {
      return !model.isClosed();
    }

    @Override
    public void close() {
      model.close();
    }
  }

  private static final class SmallDetector extends Detector {
    SmallDetector() {
      super(Sequential.withInputs(1, new Dense(1)));
    }
  }
}
