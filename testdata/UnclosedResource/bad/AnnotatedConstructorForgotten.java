// runs: leaks 1 model
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The annotation says what the code of the class hides: the object must be closed. */
final class AnnotatedConstructorForgotten {
  static void run() {
    Handle handle = new Handle(Sequential.withInputs(1, new Dense(1))); // want UnclosedResource definite
    System.out.println(handle.name());
  }

  /** As that of Error Prone. */
  @interface MustBeClosed {}

  private static final class Handle implements AutoCloseable {
    private final Runnable release;

    @MustBeClosed
    Handle(Model held) {
      this.release = held::close;
    }

    String name() {
      return "handle";
    }

    @Override
    public void close() {
      release.run();
    }
  }
}
