// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.Map;

/** A map has something under one key, and is asked for another one. */
final class MadeWhereTheMapHasNone {
  static void run() {
    Map<String, Tensor> known = new HashMap<>();
    try (Tensor one = Tensor.of(1f)) {
      known.put("one", one);
      Tensor two = known.get("two");
      if (two == null) {
        two = Tensor.of(2f); // want UnscopedTensor definite
      }
      System.out.println(two.item());
    }
  }
}
