// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.Map;

/** The object of a request is dropped with its tensors; a map that is filled where it is made reads them. */
final class ReadIntoAFilledMap {
  static void run() {
    Inputs inputs = new Inputs(3f);
    System.out.println(
        sum(
            new HashMap<String, Tensor>() {
              {
                put("hour", inputs.getHour());
                put("place", inputs.getPlace());
              }
            }));
  }

  private static float sum(Map<String, Tensor> fed) {
    float sum = 0;
    for (Tensor each : fed.values()) {
      sum += each.toFloatArray()[0];
    }
    return sum;
  }

  private static final class Inputs {
    private final Tensor hour; // want OwnerNotCloseable definite
    private final Tensor place; // want OwnerNotCloseable definite

    Inputs(float time) {
      hour = Tensor.of(time);
      place = Tensor.of(1f, 2f);
    }

    Tensor getHour() {
      return hour;
    }

    Tensor getPlace() {
      return place;
    }
  }
}
