// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;

/** A class that extends a map closes what is in it. */
final class MapOfItsOwnClassEmptied {
  static final class Weights extends HashMap<String, Tensor> {
    private static final long serialVersionUID = 1L;

    void end() {
      values().forEach(Tensor::close);
      clear();
    }
  }

  static void run() {
    Weights closed = new Weights();
    closed.put("x", Tensor.of(1f, -2f));
    for (Tensor each : closed.values()) {
      each.close();
    }
    Weights ended = new Weights();
    ended.put("x", Tensor.of(1f, -2f));
    ended.end();
  }
}
