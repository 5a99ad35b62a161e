// runs: leaks 1 model
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The annotation of the type names the method that ends its objects. */
final class AnnotatedTypeForgotten {
  static void run() {
    Meter meter = new Meter(Sequential.withInputs(1, new Dense(1))); // want UnclosedResource definite
    System.out.println(meter.name());
  }

  /** As that of the Checker Framework. */
  @interface InheritableMustCall {
    String[] value();
  }

  @InheritableMustCall("stop")
  private static final class Meter {
    private final Runnable end;

    Meter(Model held) {
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
