// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.Map;

/** A map has something under the key that it is asked for. */
final class KnownUnderTheKey {
  static void run() {
    Map<String, Tensor> known = new HashMap<>();
    known.put("one", Tensor.of(1f));
    Tensor one = known.get("one");
    if (one != null) {
      System.out.println(one.item());
      one.close();
    }
  }
}
