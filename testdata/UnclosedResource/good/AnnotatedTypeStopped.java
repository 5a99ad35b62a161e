// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The annotation of the type names the method that ends its objects. */
final class AnnotatedTypeStopped {
  static void run() {
    Meter meter = new Meter(Tensor.of(1f));
    System.out.println(meter.name());
    meter.stop();
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
