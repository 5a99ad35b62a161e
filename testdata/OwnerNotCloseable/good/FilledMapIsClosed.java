// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.Map;

/** The values of a map that is filled where it is made are closed: those of the object with them. */
final class FilledMapIsClosed {
  static void run() {
    Inputs inputs = new Inputs(Tensor.of(3f));
    Map<String, Tensor> fed =
        new HashMap<String, Tensor>() {
          {
            put("hour", inputs.hour());
            put("place", Tensor.of(1f, 2f));
          }
        };
    for (Tensor each : fed.values()) {
      System.out.println(each.toFloatArray()[0]);
      each.close();
    }
  }

  private static final class Inputs {
    private final Tensor hour;

    Inputs(Tensor hour) {
      this.hour = hour;
    }

    Tensor hour() {
      return hour;
    }
  }
}
