// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.Map;

/** The code counts on the element that it looks up, under a key that it has in another variable. */
final class KnownUnderAnotherName {
  static void run() {
    closed("one", "one");
  }

  private static void closed(String name, String same) {
    Map<String, Tensor> known = new HashMap<>();
    known.put(name, Tensor.of(1f));
    end(known.get(same));
  }

  private static void end(Tensor tensor) {
    System.out.println(tensor.item());
    tensor.close();
  }
}
