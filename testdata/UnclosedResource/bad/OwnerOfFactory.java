// runs: leaks 1 model
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The owner comes from a factory method, and a setting of it returns it again. */
final class OwnerOfFactory {
  static void run() {
    Detector detector = Detector.create(); // want UnclosedResource definite
    System.out.println(detector.isReady());
  }

  private static final class Detector implements AutoCloseable {
    private final Model model;

    private Detector() {
      model = Sequential.withInputs(2, new Dense(1));
    }

    static Detector create() {
      Detector made = new Detector();
      System.out.println("made");
      return made;
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
