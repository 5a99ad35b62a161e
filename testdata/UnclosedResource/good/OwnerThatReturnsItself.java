// runs: clean
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** A setting returns the object again, and the last name closes it. */
final class OwnerThatReturnsItself {
  static void run() {
    Detector detector = new Detector().warm();
    System.out.println(detector.isReady());
    detector.close();
  }

  private static final class Detector implements AutoCloseable {
    private final Model model;

    Detector() {
      model = Sequential.withInputs(2, new Dense(1));
    }

    Detector warm() {
      System.out.println(model.isClosed());
      return this;
    }

    boolean isReady() {
      return !model.isClosed();
    }

    @Override
    public void close() {
      model.close();
    }
  }
}
