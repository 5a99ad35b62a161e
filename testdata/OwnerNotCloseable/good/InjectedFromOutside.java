// runs: clean
// trap: nothing-to-close
import dev.tensorlint.runtime.Tensor;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** What the container fills in is the container's. */
final class InjectedFromOutside {
  static void run() {
    try (Tensor shared = Tensor.of(1f, -2f)) {
      Controller controller = new Controller();
      controller.shared = shared;
      System.out.println(controller.first());
    }
  }

  private static final class Controller {
    @Inject private Tensor shared;

    float first() {
      return shared.toFloatArray()[0];
    }
  }

  @Retention(RetentionPolicy.RUNTIME)
  @interface Inject {}
}
