// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The annotation of the type names the method that ends its objects. */
final class AnnotatedTypeForgotten {
  static void run() {
    Meter meter = new Meter(Tensor.of(1f)); // want UnclosedResource definite
    System.out.println(meter.name());
  }

  /** As that of the Checker Framework. */
  @interface InheritableMustCall {
    String[] value();
  }

  @InheritableMustCall("stop")
  private static final class Meter {
    private final Runnable end;

    Meter(Tensor held) {
      this.end = held::close;
    }

    String name() {
      return "meter";
    }

    void stop() {
      end.run();
    }
  }
}
