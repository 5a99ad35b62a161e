// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The annotation says what the code of the class hides: the object must be closed. */
final class AnnotatedConstructorForgotten {
  static void run() {
    Handle handle = new Handle(Tensor.of(1f)); // want UnclosedResource definite
    System.out.println(handle.name());
  }

  /** As that of Error Prone. */
  @interface MustBeClosed {}

  private static final class Handle implements AutoCloseable {
    private final Runnable release;

    @MustBeClosed
    Handle(Tensor held) {
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
