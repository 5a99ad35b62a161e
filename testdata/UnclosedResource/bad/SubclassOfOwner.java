// runs: leaks 1 model
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** A subclass inherits what its superclass owns. */
final class SubclassOfOwner {
  static void run() {
    Named detector = new Named("first"); // want UnclosedResource definite
    System.out.println(detector.name + " " + detector.isReady());
  }

  private static final class Named extends Detector {
    private final String name;

    Named(String name) {
      this.name = name;
    }
  }

  private static class Detector implements AutoCloseable {
    private final Model model;

    Detector() {
      model = Sequential.withInputs(2, new Dense(1));
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
